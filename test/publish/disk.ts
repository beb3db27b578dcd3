import { run } from './osd.ts'

/** Whether the kernel lets us mount a disk of our own. */
const { status } = await run('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'])
export const mayMount = status === 0
