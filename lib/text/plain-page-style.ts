import { type BrandColors, themeColors } from '@/lib/brand-colors'
import { theme } from '@/lib/theme'
import { Markup } from './markup'

const { radius, spacing, text } = theme
const sans = 'Figtree,Arial,sans-serif'

/** Returns the style of a page without a style sheet, in the business's colors. */
export function plainPageStyle(colors: BrandColors): Markup {
  const color = themeColors(colors)
  return new Markup(`
body{margin:0;background:${color.ivory};color:${color.ink};font:400 ${text.body}/1.6 ${sans}}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem 4.5rem}
h1{font:400 ${text.h2}/${text['h2--line-height']} Fraunces,Georgia,serif;letter-spacing:${text['h2--letter-spacing']};margin:0 0 .75rem;overflow-wrap:anywhere}
p{margin:0}
a{color:${color.spruce};text-underline-offset:.2em}
.call{margin:1.25rem 0 2rem;padding:1rem;border-left:3px solid ${color.brass};background:${color.paper}}
.call a{font-weight:600;white-space:nowrap}
.next{margin:1.25rem 0}
form{display:grid;gap:1.5rem;padding-top:1.75rem;border-top:1px solid ${color.ink}}
label,legend{font-weight:600;padding:0}
fieldset{border:0;margin:0;padding:0}
fieldset label{display:flex;align-items:center;gap:.75rem;min-height:${spacing.tap};font-weight:400}
input:is([type=radio],[type=checkbox]){flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:${color.spruce}}
input:not([type=radio],[type=checkbox]),textarea{display:block;box-sizing:border-box;width:100%;min-height:3.25rem;margin-top:.375rem;padding:.75rem 1rem;font:inherit;color:inherit;background:${color.paper};border:1px solid ${color.edge};border-radius:${radius.control}}
[aria-invalid]:is(input,textarea){border-color:${color.clay};box-shadow:inset 0 0 0 1px ${color.clay}}
.error{color:${color.clay};font-weight:500}
button{justify-self:start;min-height:3.25rem;padding:0 1.5rem;border:0;border-radius:${radius.control};background:${color.spruce};color:${color.ivory};font:600 ${text.body}/1.2 ${sans};cursor:pointer}
:focus-visible{outline:3px solid ${color.brass};outline-offset:3px}
`)
}
