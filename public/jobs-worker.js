// Opens the Jobs screen without a connection (docs/decisions/059). components/admin/jobs/use-jobs-offline.ts registers it; signing
// out deletes all that it has stored (components/staff/jobs-on-device.ts).

const pagePath = '/admin/jobs'
/** A page whose files aren't stored yet. */
const newPage = '/admin/jobs?new'
/** The time after which a connection counts as dead, in milliseconds. */
const patience = 3_000

const openPages = () => caches.open('staff-page')
const openFiles = () => caches.open('staff-files')
const openPhotos = () => caches.open('staff-photos')

/** Stores a page with its headers: its policy has the nonce of its scripts. */
async function keepPage(response) {
  if (/^text\/html/.test(response.headers.get('content-type')))
    await (await openPages()).put(newPage, response)
}

/** Deletes everything if the server answers with the sign-in screen: nothing of staff stays with somebody else. */
async function forgetIfSignedOut({ ok, status }) {
  if (!ok && status < 500) for (const name of await caches.keys()) await caches.delete(name)
}

/** Answers from the network if it is quick enough, else with the stored page, whatever the query. */
async function openPage(event) {
  const pages = await openPages()
  const stored = await pages.match(pagePath)
  const network = fetch(event.request)
  event.waitUntil(network.then(forgetIfSignedOut).catch(() => undefined))
  if (stored) {
    const late = new Promise((resolve) => setTimeout(resolve, patience, stored))
    const response = await Promise.race([network, late]).catch(() => stored)
    if (response === stored || response.status >= 500) {
      await pages.delete(newPage)
      return stored
    }
  }
  const response = await network
  if (response.ok) event.waitUntil(keepPage(response.clone()))
  return response
}

/** Answers with a file of a build, which never changes under its address. */
async function openFile(request) {
  const files = await openFiles()
  const stored = await files.match(request)
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok) await files.put(request, response.clone())
  return response
}

/** Answers with a photo; without a connection also with its other size. */
async function openPhoto(request) {
  const photos = await openPhotos()
  const stored = await photos.match(request)
  if (stored) return stored
  return fetch(request).catch(async (error) => {
    const otherSize = await photos.match(request, { ignoreSearch: true })
    if (otherSize) return otherSize
    throw error
  })
}

const isFile = ({ pathname }) => /^\/(_next\/static|fonts)\//.test(pathname)

/** Puts the new page in the place of the former one, together with the files that it has loaded. */
async function keepFiles(addresses) {
  const [pages, files] = await Promise.all([openPages(), openFiles()])
  const page = await pages.match(newPage)
  if (!page) return
  const wanted = addresses.filter((address) => isFile(new URL(address)))
  for (const address of wanted) if (!(await files.match(address))) await files.add(address)
  await pages.put(pagePath, page)
  await pages.delete(newPage)
  for (const { url } of await files.keys()) if (!wanted.includes(url)) await files.delete(url)
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(fetch(pagePath, { redirect: 'error' }).then(keepPage))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', (event) => event.waitUntil(keepFiles(event.data)))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === pagePath) event.respondWith(openPage(event))
  } else if (isFile(url)) event.respondWith(openFile(request))
  else if (url.pathname.startsWith('/api/private-files/')) event.respondWith(openPhoto(request))
})
