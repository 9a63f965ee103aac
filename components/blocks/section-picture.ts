import { altText, picture } from './config-fields'

/** Fields of a picture in the place of the section's own, and of what it shows. */
export const sectionPicture = { picture: picture('pictureAlt'), pictureAlt: altText() }
export const sectionPictureLabels = { picture: 'Picture', pictureAlt: 'What the picture shows' }

/** Returns the picture that a section shows; a built-in one has its alt text from `Picture`. */
export const shownPicture = (
  { picture: ownPicture, pictureAlt }: { picture: string; pictureAlt: string },
  builtIn: string,
): { src: string; alt?: string } => (ownPicture ? { src: ownPicture, alt: pictureAlt } : { src: builtIn })
