/** Languages, told by the language of the text and not by its words. */
export const languages = `
  english, en, english language: #language-en
  french, fr, francais, french language: #language-fr
  german, de, deutsch, german language: #language-de
  spanish, es, espanol, spanish language, castilian: #language-es
  italian, italiano, italian language: #language-it
  portuguese, pt, portugues, portuguese language, brazilian portuguese: #language-pt
  dutch, nl, nederlands, dutch language, flemish: #language-nl
  swedish, sv, svenska, swedish language: #language-sv
  danish, da, dansk, danish language: #language-da
  norwegian, norsk, norwegian language, bokmal: #language-no
  finnish, fi, suomi, finnish language: #language-fi
  polish, pl, polski, polish language: #language-pl
  czech, cs, cesky, czech language: #language-cs
  turkish, tr, turkce, turkish language: #language-tr
  romanian, ro, romana, romanian language: #language-ro
  hungarian, hu, magyar, hungarian language: #language-hu
  indonesian, bahasa, indonesian language, malay: #language-id
  russian, ru, russian language: #language-ru
  ukrainian, uk language, ukrainian language: #language-uk
  bulgarian, bg, bulgarian language: #language-bg
  greek, el, greek language: #language-el
  arabic, ar, arabic language: #language-ar
  persian, farsi, fa, persian language: #language-fa
  hebrew, he language, hebrew language: #language-he
  chinese, zh, mandarin, chinese language, cantonese: #language-zh
  japanese, ja, japanese language: #language-ja
  korean, ko, korean language: #language-ko
  thai, th, thai language: #language-th
  hindi, hindi language: #language-hi
  bengali, bangla, bengali language: #language-bn
  tamil, ta, tamil language: #language-ta
  georgian, ka, georgian language: #language-ka
  armenian, hy, armenian language: #language-hy
`;
