import type { Page } from 'playwright-core'

/** Ways in which people read a page: its text at twice the size, or spaced as WCAG 1.4.12 says. */
export const READINGS = {
  'at twice the size': ':root{font-size:36px!important}',
  'with wide spacing':
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
} as const

/** Reads the open page in one of these ways, and returns what cannot be read: cut off, beside the screen or below other text. */
export async function lostAs(
  page: Page,
  reading: keyof typeof READINGS,
): Promise<readonly string[]> {
  await page.evaluate((style) => {
    // A style element is not allowed by the policy of pages.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
  }, READINGS[reading])
  const lost = await page.evaluate(findLost)
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  return lost
}

/** Runs in the page. */
function findLost(): string[] {
  const lost: string[] = []
  const isSeen = (element: Element) =>
    element.checkVisibility() && !element.closest('.hidden, .skip, .trap, textarea, [hidden], svg')
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 40)}`
  if (document.documentElement.scrollWidth > innerWidth) lost.push('the page scrolls sideways')
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element) || element.matches('input, select')) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
    if (isCut) lost.push(`cut off: ${nameOf(element)}`)
  }
  const lines: { readonly block: Element; readonly rect: DOMRect; readonly node: Text }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!
    if (!node.data.trim() || !isSeen(parent) || parent.closest('option, script, template')) continue
    let block = parent
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      // A table may scroll in a block of its own, which the keyboard reaches.
      const scrolls = parent.closest('[role=region][tabindex="0"]') !== null
      if (!scrolls && (rect.right > innerWidth + 1 || rect.left < -1))
        lost.push(`beside the screen: ${node.data}`)
      lines.push({ block, rect, node })
    }
  }
  // Text of one block may touch the line above it; text of two blocks may not.
  lines.sort((a, b) => a.rect.top - b.rect.top)
  for (const [i, one] of lines.entries())
    for (let j = i + 1; j < lines.length && lines[j]!.rect.top < one.rect.bottom - 6; j++) {
      const other = lines[j]!
      const width =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      if (width > 3 && one.block !== other.block)
        lost.push(`over one another: ${one.node.data.trim()} and ${other.node.data.trim()}`)
    }
  return lost
}
