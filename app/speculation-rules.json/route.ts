import { dataPolicy } from '@/lib/policy'

export const dynamic = 'force-static'

/**
 * Which pages a browser may render ahead while somebody points at a link to them: our static ones. They run no script
 * but the loader, so nobody is counted by it, and what asks or sends something waits until the page is seen
 * (lib/when-shown.ts). Pages rendered per request, files and the staff area are left alone. The page cache names this
 * address in a header.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin*',
                '/api/*',
                '/login*',
                '/logout*',
                '/search*',
                '/preview/*',
                '/visit/*',
                '/images/*',
                '/media/*',
                '/*\\?(.+)',
              ],
            },
          },
          { not: { selector_matches: '[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': dataPolicy,
    },
  })
}
