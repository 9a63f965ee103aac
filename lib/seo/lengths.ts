// What search results show in full, in characters: what staff are told while they write is what a page keeps to.
export const titleMost = 60
export const descriptionLeast = 70
export const descriptionMost = 160
