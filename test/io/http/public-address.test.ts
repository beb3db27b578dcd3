import { expect, test } from 'vitest'
import { isPublicAddress } from '../../../src/io/http/public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '168.63.129.17',
  '172.32.0.1',
  '100.128.0.1',
  '193.0.6.139',
  '2001:4860:4860::8888',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
