// All that photos need, as one script: it is loaded when somebody begins to fill in a form.

export { PhotoList } from './photo-list'
export { claimPhotos, sendWithPhotos } from './photo-queue'
export { readPhotos } from './photo-store'
