import { countHouse, isKept } from '../house/count'

test('the look is made in the one way', async () => {
  const beyond = (await countHouse()).filter((figure) => !isKept(figure))
  expect(
    beyond.map(({ name, value, limit, places }) => ({ name, value, limit, places: places.slice(0, 12) })),
  ).toEqual([])
}, 30_000)
