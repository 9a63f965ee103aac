/** Saves bytes in a file on this device. */
export function saveFile(bytes: Blob, name: string): void {
  const href = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
