const { availableParallelism } = require('node:os')
const path = require('node:path')
const { workerPolicy } = require('./lib/policy')
const { readTheme } = require('./lib/theme-file')

// Headers that are the same for every answer. The Content-Security-Policy is not here: each static page carries
// the hash of its own script (lib/page-cache), dynamic pages a nonce (middleware.ts), API answers their own.
// Nor is what a setting of the running server decides: these are fixed when the site is built.
const permissions = (camera) => `camera=(${camera}), microphone=(), geolocation=(), browsing-topics=()`
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: permissions('') },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  // The tests build beside the site's own build.
  distDir: process.env.BUILD_DIR || '.next',
  // npm test checks them (decision 053).
  typescript: { ignoreBuildErrors: true },
  compiler: {
    define: {
      'process.env.THEME': JSON.stringify(readTheme()),
      // Static pages carry the address they were built with: /readyz tells when the server runs under another one.
      'process.env.BUILT_SITE_URL': JSON.stringify(
        process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
      ),
    },
  },
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  cacheHandler: path.join(__dirname, 'lib/page-cache/handler.js'),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // The head of a page comes with the page: sent apart, it could come too late, and the tab had no title for 0.3 s.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  serverExternalPackages: [
    'better-sqlite3',
    '@prisma/adapter-better-sqlite3',
    '@prisma/adapter-pg',
    '@redis/client',
    'pg',
    'pino',
    'nodemailer',
    'prom-client',
    '@node-rs/argon2',
    'sharp',
  ],
  experimental: {
    inlineCss: false,
    // Next leaves one processor unused.
    cpus: availableParallelism(),
    // Writing the compiler's cache takes a first build about as long as compiling (decision 053).
    turbopackFileSystemCacheForBuild: false,
  },
  async redirects() {
    return [
      { source: '/admin/areas/places', destination: '/admin/areas', permanent: true },
      { source: '/design/room/:room', destination: '/design/:room', permanent: true },
    ]
  },
  async headers() {
    return [
      { source: '/:path*', headers },
      // Staff take the photos of jobs there.
      { source: '/admin/jobs', headers: [{ key: 'Permissions-Policy', value: permissions('self') }] },
      // Mail programs that show an email as a page of their own load it from there.
      ...['/design/picture', '/media/:path*'].map((source) => ({
        source,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      })),
      { source: '/jobs-worker.js', headers: [{ key: 'Content-Security-Policy', value: workerPolicy }] },
      { source: '/api/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
      {
        source: '/(images|fonts)/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]
  },
}
