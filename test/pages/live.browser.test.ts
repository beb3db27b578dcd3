import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startDev } from '../../src/cli/dev/dev.ts'
import { startBrowser } from '../browser.ts'
import { copySmallTown } from '../generator/publish/small-town.ts'

it('an open page shows a mistake after a save, and loads again when it is mended', async () => {
  const content = await copySmallTown()
  const file = join(content, 'pages/about-saltwick.md')
  const server = await startDev({ content, port: 0, onBuild: () => {} })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${server.origin}/find/about-saltwick`)
    await writeFile(file, 'No heading.\n')
    const alert = page.getByRole('alert')
    await alert.getByText('This page does not begin with a heading.').waitFor()
    expect(await alert.textContent()).toContain('pages/about-saltwick.md:1')
    expect(await page.getByRole('heading', { name: 'About Saltwick' }).isVisible()).toBe(true)
    await writeFile(file, '# A new heading\n')
    await page.getByRole('heading', { name: 'A new heading' }).waitFor()
    expect(await alert.count()).toBe(0)
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})
