/** A video's own page and the address of its frame, null for a file of this site. */
type Video = { page: string; frame: string | null }

const file = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:mp4|webm)$/i

/**
 * Reads an address of YouTube or Vimeo, in any form that people copy, or of a video file of this site; returns null for
 * anything else. Frames come from the services' addresses that set no cookie before the video plays.
 */
export function readVideo(address: string): Video | null {
  const text = address.trim()
  if (file.test(text)) return { page: text, frame: null }
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const host = url.hostname.replace(/^(?:www|m|player)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youTube(path[0], url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const inPath = ['embed', 'shorts', 'live'].includes(path[0] ?? '') ? path[1] : undefined
    return youTube(inPath ?? url.searchParams.get('v') ?? undefined, url)
  }
  return host === 'vimeo.com' ? vimeo(path, url) : null
}

function youTube(id: string | undefined, { searchParams }: URL): Video | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  const start = /^\d+/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[0]
  return {
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
  }
}

function vimeo(path: string[], { searchParams }: URL): Video | null {
  const position = path.findIndex((part) => /^\d+$/.test(part))
  const id = path[position]
  if (!id) return null
  // An unlisted video needs a second part of its address.
  const secret = searchParams.get('h') ?? path[position + 1] ?? ''
  const hash = /^[\da-f]+$/i.test(secret) ? secret : ''
  return {
    page: `https://vimeo.com/${id}${hash && `/${hash}`}`,
    frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash && `&h=${hash}`}`,
  }
}
