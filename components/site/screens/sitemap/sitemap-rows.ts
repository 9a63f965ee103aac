import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'
import { landingPagesOf, type SitePage } from '@/lib/seo/service-area'
import { escapeHtml } from '@/lib/text/escape-html'

/** The list in the groups in which the table shows it: the main pages, then one group per town. */
export type PageGroups = readonly (readonly SitePage[])[]

export function pageGroups(
  mainPages: readonly SitePage[],
  towns: readonly { slug: string; name: string; township: Township }[],
  services: readonly { slug: ServiceSlug; name: string }[],
): PageGroups {
  return [mainPages, ...towns.map((town) => landingPagesOf([town], services))]
}

const frequencies = { weekly: 'Weekly', monthly: 'Monthly' } as const
const columns = ['Page', 'Type', 'Priority', 'Changes', 'Link']

/** The inside of the table as HTML: a row has title, address, type, priority, change frequency and a link. */
export function tableHtml(groups: PageGroups): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('')
  const bodies = groups.map(
    (pages) => `<tbody style="--rows:${pages.length}">${pages.map(rowHtml).join('')}</tbody>`,
  )
  return `<thead><tr>${head}</tr></thead>${bodies.join('')}`
}

function rowHtml({ path, title, kind, priority, changeFrequency }: SitePage): string {
  const [name, address] = [escapeHtml(title), escapeHtml(path)]
  return (
    `<tr><th scope="row">${name}<small>${address}</small></th>` +
    `<td><span>${kind}</span></td>` +
    `<td>${priority.toFixed(1)}</td><td>${frequencies[changeFrequency]}</td>` +
    `<td><a href="${address}" target="_blank" rel="noopener" aria-label="Visit ${name}">Visit</a></td></tr>`
  )
}
