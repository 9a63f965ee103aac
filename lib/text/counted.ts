/** A number and what it counts: "1 mile", "3.5 miles". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`
