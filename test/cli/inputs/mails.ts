/*
 * Mails with a link, in the shapes in which mail programs send and save them.
 */

/** Lines of a mail, as they travel. */
const lines = (...all: readonly string[]) => all.join('\r\n')

const chunks = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? []

/** Quoted-printable (RFC 2045, section 6.7): bytes beyond ASCII, `=` and the ends of long lines are encoded. */
function quotedPrintable(text: string): string {
  const encode = (line: string) => {
    const signs = [...Buffer.from(line)].map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte),
    )
    const rows = ['']
    for (const sign of signs) {
      if (rows.at(-1)!.length + sign.length > 75) rows.push('')
      rows[rows.length - 1] += sign
    }
    return rows.join('=\r\n')
  }
  return text.split('\r\n').map(encode).join('\r\n')
}

const base64 = (text: string) => chunks(Buffer.from(text).toString('base64'), 76).join('\r\n')

/** Lines of 70 characters, of which all but the last end with a space (RFC 3676). */
const flowed = (text: string, quote = '') =>
  chunks(text, 70)
    .map((line) => quote + line)
    .join(' \r\n')

const HEADERS = lines(
  'Received: from mail.example.org (mail.example.org [192.0.2.1])',
  '\tby mx.town.example.org; Mon, 23 Nov 2026 10:00:00 +0000',
  'From: =?utf-8?B?TWFpcmXigJlzIGNhZsOp?= <jo@example.org>',
  'To: Editors <editors@town.example.org>',
  'Subject: =?utf-8?Q?Change:_Tuesday_Lunch_=E2=80=93_Caff=C3=AA?=',
  'Date: Mon, 23 Nov 2026 10:00:00 +0000',
  'Message-ID: <1@example.org>',
  'MIME-Version: 1.0',
)

const part = (type: string, encoding: string, body: string, more = '') =>
  lines(`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}${more}`, '', body)

const multipart = (kind: string, boundary: string, ...parts: readonly string[]) =>
  lines(
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    'This is a message in several parts.',
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
    '',
  )

const SENTENCE = 'Tuesday Lunch Club – Caffê: it costs £5.'

/** Each mail that brings a link, by the program and the way that it came. */
export function mailsWith(link: string): Readonly<Record<string, string>> {
  const safe = `https://eur02.safelinks.example.org/?url=${encodeURIComponent(link)}&data=05%7C02%7C&sdata=x%3D&reserved=0`
  const plain = lines(SENTENCE, '', link, '')
  const html = (href: string, text = link) =>
    `<html><body><p>${SENTENCE}</p><p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p></body></html>`
  const attached = part(
    'text/plain; name="change-tuesday-lunch-club.txt"',
    'base64',
    base64(plain),
    '\r\nContent-Disposition: attachment; filename="change-tuesday-lunch-club.txt"',
  )
  const gmail = lines(
    HEADERS,
    multipart(
      'alternative',
      '000000000000a1b2c3',
      part('text/plain; charset="UTF-8"', 'quoted-printable', quotedPrintable(plain)),
      part('text/html; charset="UTF-8"', 'quoted-printable', quotedPrintable(html(link))),
    ),
  )
  const note = lines(HEADERS, part('text/plain', '7bit', 'See you on Tuesday.'))
  return {
    'Gmail, as text and as HTML': gmail,
    'iOS, in base64': lines(
      HEADERS,
      part('text/plain; charset=utf-8', 'base64', base64(lines(plain, 'Sent from my iPhone'))),
    ),
    'iOS, in the middle of a line': lines(
      HEADERS,
      part(
        'text/plain;\r\n\tcharset=utf-8',
        'quoted-printable',
        quotedPrintable(lines(`${SENTENCE}  ${link}  Thanks`, '', 'Sent from my iPhone')),
      ),
    ),
    'Outlook, whose filter has rewritten the link': lines(
      HEADERS,
      multipart(
        'alternative',
        '_000_AM6PR01',
        part(
          'text/plain; charset="Windows-1252"',
          'quoted-printable',
          quotedPrintable(lines('Lunch costs more.', '', `Change<${safe}>`)),
        ),
        part(
          'text/html; charset="Windows-1252"',
          'quoted-printable',
          quotedPrintable(html(safe, 'Change')),
        ),
      ),
    ),
    'Thunderbird, in flowed lines, quoted twice': lines(
      HEADERS,
      part(
        'text/plain; charset=UTF-8; format=flowed',
        '8bit',
        lines(
          'Yes!',
          '',
          'On 23/11/2026 10:00, Jo wrote:',
          `> > ${SENTENCE}`,
          flowed(link, '> > '),
        ),
      ),
    ),
    'Thunderbird, in flowed lines whose spaces are not of the text': lines(
      HEADERS,
      part('text/plain; charset=UTF-8; format=flowed; delsp=yes', '8bit', flowed(link)),
    ),
    'a web page for mails, as HTML only': lines(
      HEADERS,
      part('text/html; charset=utf-8', 'base64', base64(html(link, 'See the change'))),
    ),
    'a program that has cut the address into pieces in HTML': lines(
      HEADERS,
      part('text/html', '7bit', html(link, chunks(link, 40).join('<wbr>'))),
    ),
    'any program, with the change as a file': lines(
      HEADERS,
      multipart('mixed', 'b1', part('text/plain', '7bit', 'See the file.'), attached),
    ),
    'a program that does not know what kind of file it is': lines(
      HEADERS,
      multipart(
        'mixed',
        'b1',
        part('text/html', '7bit', '<p>See the file.</p>'),
        attached.replace(/^Content-Type: [^\r]*/, 'Content-Type: application/octet-stream'),
      ),
    ),
    'a colleague, as a mail within a mail': lines(
      HEADERS,
      multipart(
        'mixed',
        'outer',
        part('text/plain', '7bit', 'For you.'),
        lines('Content-Type: message/rfc822', '', gmail),
      ),
    ),
    'a person who sent a photograph of two megabytes before it': lines(
      HEADERS,
      multipart(
        'mixed',
        'b2',
        part('image/jpeg; name="a.jpg"', 'base64', base64('x'.repeat(2_000_000))),
        part('text/plain', 'quoted-printable', quotedPrintable(plain)),
      ),
    ),
    'a program whose lines end as on Unix': gmail.replaceAll('\r\n', '\n'),
    'a folder of mails': lines(
      'From jo@example.org Mon Nov 23 10:00:00 2026',
      note,
      '',
      'From jo@example.org Mon Nov 23 10:01:00 2026',
      gmail,
      '',
      'From sam@example.org Mon Nov 23 10:02:00 2026',
      note,
      '',
    ),
    'a person who copied its text': lines('Dear editors,', '', link, 'Jo'),
  }
}

/** Mails that are made to do harm, or that cannot be understood. */
export function badMails(link: string, other: string): Readonly<Record<string, string>> {
  const nested = (depth: number): string =>
    depth === 0
      ? part('text/plain', 'base64', base64(link))
      : multipart('mixed', `b${depth}`, nested(depth - 1))
  return {
    'two changes': lines(HEADERS, part('text/plain', '7bit', lines(link, other))),
    'one change in its text and another in its HTML': lines(
      HEADERS,
      multipart(
        'alternative',
        'b',
        part('text/plain', '7bit', link),
        part('text/html', '7bit', `<a href="${other}">x</a>`),
      ),
    ),
    'parts within parts without end': lines(HEADERS, nested(300)),
    'a boundary that is never closed': lines(
      HEADERS,
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      '--y',
      '',
    ),
    'a charset that nobody knows': lines(
      HEADERS,
      part('text/plain; charset=x-none', '7bit', 'Hello'),
    ),
    'a header of three megabytes': lines(
      `X-Long: ${'a '.repeat(1_500_000)}`,
      HEADERS,
      part('text/plain', 'base64', base64(link)),
    ),
  }
}
