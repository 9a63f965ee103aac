import { dataPolicy } from '@/lib/policy'

export const dynamic = 'force-static'

/**
 * Lists the pages that a browser may prerender while somebody points at a link: our static ones. They run no script but the
 * loader, so nobody is counted, and what sends something waits until the page is seen (lib/when-shown.ts). Pages rendered per
 * request, files and the staff area are left out. The page cache names this address in a header.
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
                '/*/email',
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
