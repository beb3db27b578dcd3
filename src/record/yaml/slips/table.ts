import { fieldWithoutBraces } from './brackets/field-without-braces.ts'
import { hashInBrackets } from './brackets/hash-in-brackets.ts'
import { unclosedBracket } from './brackets/unclosed-bracket.ts'
import { wordInBraces } from './brackets/word-in-braces.ts'
import { colonAtEnd } from './colons/colon-at-end.ts'
import { colonInText } from './colons/colon-in-text.ts'
import { colonInValue } from './colons/colon-in-value.ts'
import { colonWithoutSpace } from './colons/colon-without-space.ts'
import { entryWithoutField } from './colons/entry-without-field.ts'
import { missingColon } from './colons/missing-colon.ts'
import { bullet } from './dashes/bullet.ts'
import { dashInName, dashWithoutSpace } from './dashes/dash-without-space.ts'
import { indentedEntry } from './dashes/indented-entry.ts'
import { listInText } from './dashes/list-in-text.ts'
import { missingDash } from './dashes/missing-dash.ts'
import { duplicateKey } from './fields/duplicate-key.ts'
import { namelessField } from './fields/nameless-field.ts'
import { copiedPrefix } from './file/copied-prefix.ts'
import { mergeConflict } from './file/merge-conflict.ts'
import { oddLineEnd } from './file/odd-line-end.ts'
import { tooManyAliases } from './file/too-many-aliases.ts'
import { unknownFault } from './file/unknown-fault.ts'
import { indentedField } from './indentation/indented-field.ts'
import { misalignedField } from './indentation/misaligned.ts'
import { noBreakSpace } from './indentation/no-break-space.ts'
import { tab } from './indentation/tab.ts'
import {
  trailingPunctuation,
  textAfterBracket,
  textAfterQuote,
} from './quotes/after-closing-mark.ts'
import { unclosedQuote } from './quotes/unclosed-quote.ts'
import { unindentedQuote } from './quotes/unindented-quote.ts'
import { hashInValue } from './characters/hash-in-value.ts'
import { questionMark, questionMarkAsKey } from './characters/question-mark.ts'
import {
  reservedCharacter,
  reservedCharacterBefore,
  tag,
  typedValue,
  unknownAlias,
  unusedAnchor,
} from './characters/reserved-character.ts'
import {
  backslash,
  codeFence,
  commentWithoutSpace,
  dashAsValue,
  listOnLine,
  listWithoutField,
  loneComma,
  missingComma,
  secondRecord,
  textAfterArrow,
  unopenedBracket,
} from './plain-faults.ts'
import type { Sheet } from './outline.ts'
import type { SeenAlias, SeenPair, SeenValue, Slip, SyntaxFault } from './slip.ts'

/** Slips in any text. In each of these lists the first slip that matches is reported, so the order matters. */
export const inAnyText: readonly Slip<string>[] = [oddLineEnd, copiedPrefix]
export const inAnyLine: readonly Slip<Sheet>[] = [noBreakSpace, bullet]

/** Slips in a text that is not YAML. */
export const inBrokenText: readonly Slip<SyntaxFault>[] = [
  ...[mergeConflict, tab, codeFence],
  ...[unindentedQuote, unclosedQuote],
  ...[dashWithoutSpace, missingDash, misalignedField],
  ...[secondRecord, listWithoutField],
  ...[entryWithoutField, colonInText, colonWithoutSpace, missingColon],
  ...[questionMark, colonInValue, colonAtEnd, indentedField],
  ...[hashInBrackets, unclosedBracket, missingComma, unopenedBracket, loneComma],
  ...[trailingPunctuation, textAfterQuote, textAfterBracket, backslash],
  ...[dashAsValue, listOnLine, textAfterArrow, commentWithoutSpace],
  ...[reservedCharacter, reservedCharacterBefore, unknownFault],
]

/** Slips that YAML can read, by the kind of node: it makes something else of them than the editor meant. */
export const inAliases: readonly Slip<SeenAlias>[] = [unknownAlias, tooManyAliases]
export const inValues: readonly Slip<SeenValue>[] = [
  ...[tag, unusedAnchor, indentedEntry, listInText, typedValue, hashInValue],
]
export const inPairs: readonly Slip<SeenPair>[] = [
  ...[questionMarkAsKey, namelessField, dashInName],
  ...[fieldWithoutBraces, wordInBraces, duplicateKey],
]
