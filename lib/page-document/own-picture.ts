/** A picture of this site, built in or uploaded; empty for none. */
export const ownPicture = /^(?:$|\/(?:images|media)\/[\w-]+(?:\/[\w-]+)*\.(?:webp|avif|jpe?g|png))$/i
