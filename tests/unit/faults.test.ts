import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from '../faults/areas'
import { plant } from '../faults/fault'

const root = path.resolve(__dirname, '../..')

describe.each(Object.entries(areas))('the planted faults of %s', (_, faults) => {
  test.each(faults)('$file: $harm', (fault) => {
    const source = readFileSync(path.join(root, fault.file), 'utf8')
    expect(plant(source, fault)).not.toBe(source)
  })

  test('are different', () => {
    expect(new Set(faults.map(({ file, find }) => file + find)).size).toBe(faults.length)
  })
})
