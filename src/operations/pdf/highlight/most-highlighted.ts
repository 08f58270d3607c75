/** Characters of a document that are read for colours; the code behind them has none. Apart from the languages, which load late. */
export const MAX_HIGHLIGHTED = 65_536;
