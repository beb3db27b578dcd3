import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../../src/generator/pipeline.ts'
import { createFolder } from '../../generator/publish/small-town.ts'

describe('the name of a build', () => {
  const nameOn = async (today: string, hours: string) => {
    const content = join(await createFolder(), 'content')
    for (const [file, text] of Object.entries({
      'directory.yaml': 'title: T\nnamespace: 7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f\n',
      'organizations/trust.yaml': 'name: Trust\ndescription: D.\n',
      'services/club.yaml': `name: Club\ndescription: D.\nstatus: active\norganization: trust\nhours: [${hours}]\n`,
    })) {
      mkdirSync(dirname(join(content, file)), { recursive: true })
      writeFileSync(join(content, file), text)
    }
    return (await loadContent(content, { today })).build
  }

  it('is another on another day where times depend on it, so that no function reads files of a day before', async () => {
    const hours = 'Tue 10:00-12:00 except 24 Dec'
    expect(await nameOn('2026-11-26', hours)).toBe(await nameOn('2026-11-26', hours))
    expect(await nameOn('2026-12-25', hours)).not.toBe(await nameOn('2026-11-26', hours))
  })

  it('is the same on every day where nothing depends on it', async () => {
    const hours = 'Tue 10:00-12:00'
    expect(await nameOn('2026-12-25', hours)).toBe(await nameOn('2026-11-26', hours))
  })
})
