/** Decodes a part of a URL: "a%40b" is "a@b"; one with a stray percent sign stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
