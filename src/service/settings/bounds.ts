import { DNS_QUERIES, PAGE_FETCHES, SOCKETS_PER_FETCH } from '../../adapters/outgoing.ts';
import type { Machine } from './machine.ts';

/** The bounds of a process where memory is not short. */
export const MAX_BODY_MEMORY_MIB = 256;
export const MAX_CONNECTIONS = 10_000;

/** The least of both by default: room for the longest body, of 27 MiB, and for a proxy and its neighbours. */
const MIN_BODY_MEMORY_MIB = 32;
const MIN_CONNECTIONS = 100;

const MIB = 1_048_576;

/** A kind of memory that callers can fill. What they fill is measured by `npm run bench -- memory`, and rounded up. */
interface Use {
  readonly name: string;
  /** MiB that a process uses by itself, and for each thread at work: on workbooks of 1 MB, four at a time. */
  readonly own: number;
  readonly thread: number;
  /** MiB for each MiB of `BODY_MEMORY_MB`: most where heads fill it, whose lines are strings of the heap. */
  readonly body: number;
  /** MiB for each connection: with 32 KB of a head, or of trailers, that have not ended. */
  readonly connection: number;
}

const heap: Use = { name: 'heap', own: 24, thread: 0, body: 2, connection: 52 / 1024 };
const memory: Use = { name: 'memory', own: 160, thread: 60, body: 2, connection: 96 / 1024 };

/**
 * The part of the heap that may be full: V8 needs room to collect, and counts the young generation in its limit, 48 MiB
 * in Node 20 and 22 and 192 in Node 24.
 */
const FULL_HEAP = 0.5;

/** Descriptors of an idle process: 24, the rest for files that are read and connections to a store of several servers. */
const OWN_FILES = 64;
/** Of the event loop of a thread. */
const FILES_PER_THREAD = 4;

/** The bounds as settings give them; undefined for what is not set. */
export interface GivenBounds {
  readonly bodyMemoryMiB: number | undefined;
  readonly maxConnections: number | undefined;
}

/** What the service does beside holding connections and bodies. */
export interface Work {
  readonly processes: number;
  /** Of all processes together, as the next. */
  readonly workers: number;
  readonly modelRequests: number;
}

export interface Bounds {
  readonly bodyMemoryMiB: number;
  readonly maxConnections: number;
  /** Sentences for the operator, where a setting is more than the machine has. */
  readonly warnings: readonly string[];
}

/**
 * The bounds of one of the processes of a service. What is not set fits the machine: both shrink by the same factor
 * until callers who fill them cannot end the process. What is set is kept, but for connections that cannot be opened.
 */
export function boundsFor(given: GivenBounds, work: Work, machine: Machine): Bounds {
  const workers = Math.ceil(work.workers / work.processes);
  const rooms = [
    roomIn(heap, workers, machine.heapBytes, FULL_HEAP),
    roomIn(memory, workers, machine.memoryBytes / work.processes, 1),
  ];
  const part = Math.min(1, ...rooms.map((room) => defaultPart(room, given)));
  const wanted = {
    bodyMemoryMiB:
      given.bodyMemoryMiB ?? Math.max(MIN_BODY_MEMORY_MIB, Math.floor(part * MAX_BODY_MEMORY_MIB)),
    maxConnections: given.maxConnections ?? Math.max(MIN_CONNECTIONS, Math.floor(part * MAX_CONNECTIONS)),
  };
  const openable = connectionsWithin(machine.openFiles, { ...work, workers });
  const bounds = { ...wanted, maxConnections: Math.min(wanted.maxConnections, openable) };
  const overfull = rooms.find((room) => room.own + taken(room.use, bounds) > room.all);
  return {
    ...bounds,
    warnings: [
      ...(openable < wanted.maxConnections ? [filesWarning(machine.openFiles!, openable, wanted)] : []),
      ...(overfull === undefined ? [] : [memoryWarning(overfull, bounds)]),
    ],
  };
}

/** A kind of memory in MiB: all of it, what the process uses itself, and what callers may fill. */
interface Room {
  readonly use: Use;
  readonly all: number;
  readonly own: number;
  readonly free: number;
}

function roomIn(use: Use, workers: number, bytes: number, full: number): Room {
  const all = bytes / MIB;
  const own = use.own + workers * use.thread;
  return { use, all, own, free: full * all - own };
}

type Filled = Pick<Bounds, 'bodyMemoryMiB' | 'maxConnections'>;

/** MiB that callers take when they fill these bounds. */
function taken({ body, connection }: Use, { bodyMemoryMiB, maxConnections }: Filled): number {
  return body * bodyMemoryMiB + connection * maxConnections;
}

/** The part of the full bounds, of those that are not set, for which there is room beside those that are. */
function defaultPart({ use, free }: Room, { bodyMemoryMiB, maxConnections }: GivenBounds): number {
  const set = { bodyMemoryMiB: bodyMemoryMiB ?? 0, maxConnections: maxConnections ?? 0 };
  const unset = {
    bodyMemoryMiB: bodyMemoryMiB === undefined ? MAX_BODY_MEMORY_MIB : 0,
    maxConnections: maxConnections === undefined ? MAX_CONNECTIONS : 0,
  };
  return (free - taken(use, set)) / taken(use, unset);
}

/**
 * Connections that can be open beside the files of the process and all that goes out: DNS queries, pages and questions
 * to the language model. Where that leaves less than half of the limit, half: what goes out is seldom all at once, and
 * fails without harm to the connections.
 */
function connectionsWithin(openFiles: number | undefined, { workers, modelRequests }: Work): number {
  if (openFiles === undefined) return Number.POSITIVE_INFINITY;
  const outgoing = DNS_QUERIES + SOCKETS_PER_FETCH * PAGE_FETCHES + modelRequests;
  const others = OWN_FILES + FILES_PER_THREAD * workers + outgoing;
  return Math.max(1, openFiles - others, Math.floor(openFiles / 2));
}

function filesWarning(openFiles: number, openable: number, { maxConnections }: Filled): string {
  return (
    `the limit of ${openFiles} open files allows ${openable} connections, not ${maxConnections}: raise it ` +
    '(ulimit -n, LimitNOFILE, --ulimit nofile), or set MAX_CONNECTIONS'
  );
}

function memoryWarning({ use, all, own }: Room, bounds: Filled): string {
  const { bodyMemoryMiB, maxConnections } = bounds;
  return (
    `${bodyMemoryMiB} MiB of bodies and ${maxConnections} connections take up to ${Math.ceil(taken(use, bounds))} MiB ` +
    `of ${use.name} beside ${own} MiB of the process itself, which has ${Math.floor(all)} MiB: callers can end it; ` +
    'lower BODY_MEMORY_MB, MAX_CONNECTIONS or WORKERS, or give it more memory'
  );
}
