/** Whether a text may hold an email address or a telephone number. */
export const looksPersonal = (text: string): boolean =>
  text.includes('@') || /\d(?:[\s().-]*\d){6}/.test(text)
