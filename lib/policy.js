// Every Content-Security-Policy of this site. Plain JavaScript: Next loads the page cache, which uses it, unbundled.

/** @param {Record<string, string[]>} directives */
const policy = (directives) =>
  Object.entries({ 'default-src': ["'none'"], ...directives })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const closed = { 'base-uri': ["'none'"], 'form-action': ["'self'"], 'frame-ancestors': ["'none'"] }
const page = {
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  ...closed,
}

// The video block (components/blocks/video) as it is rendered: pages without a video don't allow any.
const videoFrame = /<a [^<>]*data-video="(https:\/\/(?:www\.youtube-nocookie|player\.vimeo)\.com)\//g
const videoFile = /<video /

/** The policy of a static page: its inline scripts by their hashes (base64 of SHA-256), and the services of its videos. */
const staticPagePolicy = (/** @type {Iterable<string>} */ hashes, html = '') => {
  const frames = new Set(Array.from(html.matchAll(videoFrame), ([, origin = '']) => origin))
  return policy({
    'script-src': ["'self'", ...Array.from(hashes, (hash) => `'sha256-${hash}'`)],
    ...page,
    ...(frames.size > 0 && { 'frame-src': [...frames] }),
    ...(videoFile.test(html) && { 'media-src': ["'self'"] }),
  })
}

/** The policy of static pages under `next dev`: any inline script, what the server evaluates, and what any page of a build allows. */
const developmentPagePolicy = policy({
  'script-src': ["'self'", 'data:', "'unsafe-inline'", "'unsafe-eval'"],
  ...page,
  'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'media-src': ["'self'"],
})

/** The policy of a page rendered per request; staff see pictures they just chose (blob:) and frames of this origin. */
const dynamicPagePolicy = (/** @type {string} */ nonce) =>
  policy({
    // The development server evaluates what it sends.
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      ...(process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
    ],
    ...page,
    'img-src': [...page['img-src'], 'blob:'],
    'frame-src': ["'self'"],
  })

// Nothing may become script where there is none. Pages with React can't have it: Turbopack's loader and React write plain
// strings.
const noScript = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }

/** The policy of a page that needs only its own styles. */
const plainPagePolicy = policy({ 'style-src': ["'unsafe-inline'"], ...closed, ...noScript })

/** The policy of anything that is no page: pictures, the API's answers. */
const dataPolicy = policy({ sandbox: [], ...noScript })

/** The policy of the worker of public/jobs-worker.js, which fetches what it stores. */
const workerPolicy = policy({ 'connect-src': ["'self'"], 'frame-ancestors': ["'none'"] })

module.exports = {
  staticPagePolicy,
  dynamicPagePolicy,
  developmentPagePolicy,
  plainPagePolicy,
  dataPolicy,
  workerPolicy,
}
