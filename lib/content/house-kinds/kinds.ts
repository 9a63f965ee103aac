import { builtInTexts } from '@/lib/business/wording'

/** Kinds of house as people here call theirs, with the titles of their passages. */
export const houseKinds = builtInTexts('houses')
export type HouseKind = keyof typeof houseKinds
