/**
 * Words of notes after which a time may be another, or none: doubt, conditions, days and parts of the year. A check refuses notes that
 * change an entry; what is left here is what no entry can say.
 */
const DOUBT = new RegExp(
  `\\b(?:${[
    'usual(?:ly)?|normal(?:ly)?|general(?:ly)?|often|sometimes|occasional(?:ly)?|may|might|could|var(?:y|ies|iable)|subject|tb[ac]',
    'if|when|unless|except|excluding|but|no|not|never|only|some|most|until|till|from|start(?:s|ing)?|end(?:s|ing)?|again|next',
    'check|confirm|ring|call|phone|contact|ask|e-?mail|website|facebook|advertised?|announced?|arrange(?:d|ment)?|appointments?|request',
    'clos(?:e|ed|es|ing)|shut|cancel(?:led)?|suspend(?:ed)?|weather|tides?|daylight|dusk|dawn|sunset',
    'days|weeks?|weekly|months?|monthly|year(?:s|ly)?|fortnight(?:ly)?|alternate|dates?|term|terms|term-time|holidays?|seasons?|seasonal',
    'bank|christmas|xmas|easter|ramadan|summer|winter|spring|autumn|first|second|third|fourth|fifth|last|every|once|twice',
    '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*',
  ].join('|')})\\b|\\d\\s*(?:st|nd|rd|th)\\b|20\\d\\d`,
  'i',
)

/** True when a note may mean that something takes place at another time, or not at all. `Doors open at two` means neither. */
export const isDoubtfulNote = (note: string): boolean => DOUBT.test(note)
