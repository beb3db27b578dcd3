/** A record, of which every spelling below changes what only editors decide. */
export const GUARDED_TEXT = `id: 3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11
name: Lunch
private:
  note: Ring first.
confidential: true
phones: [0117 496 0123]
`

type Spelling = readonly [says: string, change: (text: string) => string]

const added = (says: string, lines: string): Spelling => [says, (text) => `${text}${lines}\n`]
const replaced = (says: string, from: string, to: string): Spelling => [
  says,
  (text) => text.replace(from, to),
]

/** Ways to write such a change that YAML or one of its readers knows. Some are no record. */
export const GUARDED_SPELLINGS: readonly Spelling[] = [
  added('a plain key', 'draft: true'),
  added('double quotation marks', '"draft": true'),
  added('single quotation marks', "'draft': true"),
  added('blanks before the colon', 'draft  : true'),
  added('a tab before the colon', '"draft"\t: true'),
  added('a comment behind it', 'draft: true # for now'),
  added('an escape of two digits', String.raw`"\x64raft": true`),
  added('an escape of four digits', String.raw`"dr\u0061ft": true`),
  added('an escape of eight digits', String.raw`"\U00000064raft": true`),
  added('a question mark', '? draft\n: true'),
  added('a question mark and quotation marks', '? "draft"\n: true'),
  added('a question mark and a literal text', '? |-\n  draft\n: true'),
  added('a question mark and a folded text', '? >-\n  draft\n: true'),
  added('a question mark and no value', '? draft'),
  added('a tag', '!!str draft: true'),
  added('a whole tag', '!<tag:yaml.org,2002:str> draft: true'),
  added('a tag of its own', '!x draft: true'),
  added('an anchor', '&x draft: true'),
  added('an anchor and a tag', '&x !!str "draft": true'),
  added('an alias as the key', 'summary: &x draft\n*x : true'),
  added('a merge key', '<<: { draft: true }'),
  added('a merge key with an alias', 'summary: &x { draft: true }\n<<: *x'),
  added('a merge key with a list', '<<: [{ draft: true }]'),
  added('a key twice', 'confidential: false'),
  added('a second document', '---\ndraft: true'),
  added('the end of the document', '...\ndraft: true'),
  added('a field of an entry', 'contacts:\n  - name: Ann\n    private: [name]'),
  added('a field between braces', 'contacts: [{ name: Ann, public: [name] }]'),
  added('a quoted field between braces', 'contacts: [{"name":"Ann","public":["name"]}]'),
  added(
    'a field between braces, and its colon below',
    'contacts: [{ name: Ann, public\n : [name] }]',
  ),
  added('a question mark between braces', 'contacts: [{ name: Ann, ? public : [name] }]'),
  added('a question mark in an entry', 'contacts:\n  - ? public\n    : [name]'),
  added('a carriage return', '# \rdraft: true'),
  added('a next line', 'summary: x\u0085draft: true'),
  added('a line separator', '# \u2028draft: true'),
  added('a paragraph separator', 'summary: x\u2029draft: true'),
  replaced('a value in quotation marks', 'true', '"false"'),
  replaced('a value with a tag', 'true', '!!bool false'),
  replaced('a value with an anchor', 'true', '&x false'),
  replaced('a literal value', 'true', '|-\n  false'),
  replaced('a value on the next line', 'true', '\n  false'),
  replaced('no value', 'true', ''),
  replaced('a comment', 'confidential', '# confidential'),
  replaced('another note', 'first', 'last'),
  replaced('another note, behind a blank line', '  note: Ring first.', '\n  note: Ring last.'),
  replaced('another note, behind a comment', '  note: Ring first.', '# Note\n  note: Ring last.'),
  ['another note by an alias', (text) => text.replace('Ring first.', '*x').replace('L', '&x L')],
  ['braces', () => '{ id: 3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11, name: Lunch }\n'],
  ['JSON', () => '{"id":"3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11","name":"Lunch","draft":"true"}\n'],
  ['indentation', (text) => text.replace('true', 'false').replace(/^(?=.)/gm, '  ')],
  ['a directive', (text) => `%YAML 1.1\n---\n${text}draft: yes\n`],
  ['a mark of the byte order before it', (text) => `\uFEFFdraft: true\n${text}`],
  ['a mark of the byte order', (text) => `\uFEFF${text}draft: true\n`],
  ['line ends of Windows', (text) => `${text}draft: true\n`.replaceAll('\n', '\r\n')],
]
