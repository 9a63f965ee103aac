/** Returns a size for people: "12 KB", "3.4 MB". */
export function formatSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)))
  const value = bytes / 1000 ** step
  return `${step > 1 && value < 100 ? value.toFixed(1) : Math.round(value)} ${units[step]}`
}
