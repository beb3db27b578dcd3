import { type Span, matchesOf } from './span.ts'

/** Patterns of keys and tokens. Most issuers give them a prefix so that scanners recognise them. */
const PATTERNS = [
  // Amazon Web Services
  String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
  // GitHub and GitLab
  String.raw`\bgh[oprsu]_[A-Za-z0-9]{36,255}`,
  String.raw`\bgithub_pat_[A-Za-z0-9_]{22,255}`,
  String.raw`\bglpat-[\w-]{20,255}`,
  // Google
  String.raw`\bAIza[\w-]{35}`,
  String.raw`\bGOCSPX-[\w-]{28}`,
  // A host's, and npm's
  String.raw`\bnfp_[A-Za-z0-9]{36,255}`,
  String.raw`\bnpm_[A-Za-z0-9]{36}`,
  // Slack
  String.raw`\bxox[abeoprs]-[\w-]{10,255}`,
  String.raw`\bhooks\.slack\.com/services/\w{1,32}/\w{1,32}/\w{1,64}`,
  // Stripe
  String.raw`\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,255}`,
  String.raw`\bwhsec_[A-Za-z0-9]{24,255}`,
  // SendGrid, Mapbox, OpenAI and Anthropic
  String.raw`\bSG\.[\w-]{16,64}\.[\w-]{16,64}`,
  String.raw`\bsk\.eyJ[\w-]{20,255}\.[\w-]{16,64}`,
  String.raw`\bsk-(?:ant|proj|svcacct)-[\w-]{20,255}`,
  // A signed token (RFC 7519), only at the start of a word, and a private key (RFC 7468)
  String.raw`(?<![\w-])eyJ[\w-]{8,2000}\.eyJ[\w-]{8,2000}\.[\w-]{0,2000}`,
  String.raw`-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)`,
  // A name and a password in a web address (RFC 3986, section 3.2.1)
  String.raw`:\/\/[^\s/:@?#]{1,100}:(?<value>[^\s/@?#]{1,100})@`,
]

const ANY = new RegExp(PATTERNS.join('|'))
const EACH = new RegExp(ANY, 'dg')

/** Finds keys, tokens and passwords in web addresses. */
export function* findSecrets(text: string): Generator<Span> {
  if (ANY.test(text)) yield* matchesOf(text, EACH)
}
