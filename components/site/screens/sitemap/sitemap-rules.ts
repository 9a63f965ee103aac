import { theme } from '@/lib/theme'

const { color, text, font, radius, spacing } = theme
const wide = '@media (min-width:960px)'

/**
 * Styles of the table of all pages, inside its document: no other page needs them, and a sheet would be one more request
 * before the first paint. Nearly 4,000 elements carry no classes. A row is a title, an address and a line of small print on a
 * phone; on a desktop five columns. Once the list can be filtered (data-live), rows and towns off the screen aren't laid out,
 * so that typing stays quick: their heights are those of a row with one line of title and address, with and without its
 * padding and hairline. Without @property all cells of a town would inherit every change of --rows.
 */
export const sitemapRules = [
  '@property --rows{syntax:"<number>";inherits:false;initial-value:8}',
  '.sitemap{--row:114px;--row-inside:89px;display:block;border-bottom:1px solid var(--color-line)}',
  '.sitemap tbody{display:block}',
  // Its line covers that of the first visible row.
  `.sitemap thead{position:relative;display:none;margin-bottom:-1px;border-bottom:1px solid ${color.ink}}`,
  '.sitemap tr{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:.75rem;padding:.875rem 0 .625rem;border-top:1px solid var(--color-line)}',
  '.sitemap thead tr{border-top:0}',
  `.sitemap th{font-size:${text.small};font-weight:600;text-align:left}`,
  `.sitemap tbody th{flex-basis:100%;font:400 ${text[18]}/1.25 ${font.serif}}`,
  `.sitemap small{display:block;margin-top:.125rem;color:var(--color-quiet);font:${text.caption}/1.5 ${font.sans};overflow-wrap:anywhere}`,
  `.sitemap td{color:var(--color-quiet);font-size:${text.small}}`,
  '.sitemap td:nth-child(3)::before{content:"Priority "}',
  `.sitemap span{padding:.125rem .5rem;border:1px solid var(--color-line);border-radius:${radius.control};color:${color.ink};font-size:${text.caption};white-space:nowrap}`,
  '.sitemap :is(th,td):last-child:not(:first-child){margin-left:auto}',
  `.sitemap a{display:inline-flex;min-height:${spacing.tap};align-items:center;padding-left:1rem;color:var(--color-strong);font-weight:600;text-decoration:underline var(--color-accent) 1px;text-underline-offset:4px}`,
  '.sitemap a:hover{text-decoration-thickness:2px}',
  '.sitemap[data-live] tbody{content-visibility:auto;contain-intrinsic-height:calc(var(--rows)*var(--row))}',
  '.sitemap[data-live] tbody tr{content-visibility:auto;contain-intrinsic-height:var(--row-inside)}',
  wide,
  '{.sitemap{--row:62px;--row-inside:45px}.sitemap thead{display:block}.sitemap td:nth-child(3)::before{content:none}',
  '.sitemap tr{display:grid;grid-template-columns:minmax(0,1fr) 136px 64px 72px 72px;align-items:center;column-gap:1.25rem;padding-block:.5rem}}',
].join('')
