import { c, cpp, csharp, dart, java, kotlin, objectiveC, scala } from '@codemirror/legacy-modes/mode/clike';
import { clojure } from '@codemirror/legacy-modes/mode/clojure';
import { cmake } from '@codemirror/legacy-modes/mode/cmake';
import { css, less, sCSS } from '@codemirror/legacy-modes/mode/css';
import { diff } from '@codemirror/legacy-modes/mode/diff';
import { dockerFile } from '@codemirror/legacy-modes/mode/dockerfile';
import { elm } from '@codemirror/legacy-modes/mode/elm';
import { erlang } from '@codemirror/legacy-modes/mode/erlang';
import { fortran } from '@codemirror/legacy-modes/mode/fortran';
import { go } from '@codemirror/legacy-modes/mode/go';
import { groovy } from '@codemirror/legacy-modes/mode/groovy';
import { haskell } from '@codemirror/legacy-modes/mode/haskell';
import { http } from '@codemirror/legacy-modes/mode/http';
import { javascript, json, typescript } from '@codemirror/legacy-modes/mode/javascript';
import { julia } from '@codemirror/legacy-modes/mode/julia';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { fSharp, oCaml } from '@codemirror/legacy-modes/mode/mllike';
import { nginx } from '@codemirror/legacy-modes/mode/nginx';
import { octave } from '@codemirror/legacy-modes/mode/octave';
import { pascal } from '@codemirror/legacy-modes/mode/pascal';
import { perl } from '@codemirror/legacy-modes/mode/perl';
import { powerShell } from '@codemirror/legacy-modes/mode/powershell';
import { properties } from '@codemirror/legacy-modes/mode/properties';
import { protobuf } from '@codemirror/legacy-modes/mode/protobuf';
import { python } from '@codemirror/legacy-modes/mode/python';
import { r } from '@codemirror/legacy-modes/mode/r';
import { ruby } from '@codemirror/legacy-modes/mode/ruby';
import { rust } from '@codemirror/legacy-modes/mode/rust';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { standardSQL } from '@codemirror/legacy-modes/mode/sql';
import { stex } from '@codemirror/legacy-modes/mode/stex';
import { swift } from '@codemirror/legacy-modes/mode/swift';
import { toml } from '@codemirror/legacy-modes/mode/toml';
import { vb } from '@codemirror/legacy-modes/mode/vb';
import { html, xml } from '@codemirror/legacy-modes/mode/xml';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';
import type { StreamParser } from '@codemirror/streamparser';
import { php } from './php.ts';

/** The language that the first word of a fence names, in any case: `js`, `Dockerfile`, `c++`. */
export function languageOf(fence: string): StreamParser<unknown> | undefined {
  return languages.get(fence.toLowerCase());
}

/** Names as GitHub knows them, and the endings of files. */
const rows: readonly (readonly [StreamParser<unknown>, string])[] = [
  [c, 'c h'],
  [cpp, 'cpp c++ cc cxx hpp hxx ino arduino cuda'],
  [csharp, 'cs csharp c#'],
  [clojure, 'clj clojure cljs edn'],
  [cmake, 'cmake'],
  [css, 'css'],
  [dart, 'dart'],
  [diff, 'diff patch'],
  [dockerFile, 'dockerfile docker containerfile'],
  [elm, 'elm'],
  [erlang, 'erlang erl'],
  [fSharp, 'fsharp fs f#'],
  [fortran, 'fortran f90 f95'],
  [go, 'go golang'],
  [groovy, 'groovy gradle'],
  [haskell, 'haskell hs'],
  [html, 'html htm xhtml vue svelte'],
  [http, 'http https'],
  [java, 'java'],
  [javascript, 'js javascript jsx mjs cjs node'],
  [json, 'json json5 jsonc jsonl geojson'],
  [julia, 'julia jl'],
  [kotlin, 'kotlin kt kts'],
  [less, 'less'],
  [lua, 'lua'],
  [nginx, 'nginx nginxconf'],
  [oCaml, 'ocaml ml'],
  [objectiveC, 'objc objectivec objective-c obj-c'],
  [octave, 'octave matlab'],
  [pascal, 'pascal delphi'],
  [perl, 'perl pl'],
  [php, 'php'],
  [powerShell, 'powershell ps1 pwsh posh'],
  [properties, 'ini properties cfg conf editorconfig dotenv env'],
  [protobuf, 'protobuf proto'],
  [python, 'py python python3 py3 starlark bazel'],
  [r, 'r'],
  [ruby, 'rb ruby rake gemfile podfile'],
  [rust, 'rust rs'],
  [sCSS, 'scss'],
  [scala, 'scala'],
  [shell, 'sh bash shell zsh ksh shell-session shellsession console terminal'],
  [standardSQL, 'sql mysql postgres postgresql psql sqlite plsql tsql'],
  [stex, 'tex latex'],
  [swift, 'swift'],
  [toml, 'toml'],
  [typescript, 'ts typescript tsx mts cts'],
  [vb, 'vb vbnet vb.net'],
  [xml, 'xml svg rss atom xsd xslt plist'],
  [yaml, 'yaml yml'],
];

const languages: ReadonlyMap<string, StreamParser<unknown>> = new Map(
  rows.flatMap(([language, names]) => names.split(' ').map((name) => [name, language] as const)),
);

/** All names of languages. */
export const languageNames: readonly string[] = [...languages.keys()];
