import type { Page } from 'playwright-core'

/**
 * What the open page asks to be pressed and is less than 44 pixels high. Links within a sentence are as high as their line (WCAG 2.5.8);
 * one that stands at the end of its own row is none of these.
 */
export const shortTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden, .skip, .trap')
    const blockOf = (one: Element): Element =>
      getComputedStyle(one).display === 'inline' ? blockOf(one.parentElement!) : one
    const lengthOf = (one: Element) => one.textContent.trim().length
    const found = document.querySelectorAll('a[href], button, summary, input, select, textarea')
    return [...found].filter(isSeen).flatMap((one) => {
      const isChoice = one.matches('[type=checkbox], [type=radio]')
      const target = (isChoice && one.closest('label')) || one
      const isWithin = blockOf(one) !== one && lengthOf(blockOf(one)) > lengthOf(one) + 3
      const { height } = target.getBoundingClientRect()
      const name = one.textContent.trim() || (one.getAttribute('name') ?? one.id)
      return height >= 43.5 || isWithin ? [] : [`${name}: ${Math.round(height)}`]
    })
  })
