/** The first tag or character reference of HTML in a text. */
export const htmlIn = (text: string): string | undefined => HTML.exec(text)?.[0]

const HTML =
  /<\/?(?:a|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|apos|[lr]squo|[lr]dquo|[nm]dash|pound|bull|#\d+|#x[0-9a-f]+);/i
