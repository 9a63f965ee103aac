import { type ThemeColors, themeColors } from '@/lib/brand-colors'
import { type BusinessProfile } from '@/lib/business/profile'
import { logoIn } from '@/lib/media/logo'
import { parseMediaPath, thumbnailPath } from '@/lib/media/path'
import { Markup, markup } from '@/lib/text/markup'
import { theme } from '@/lib/theme'

// The site's colors and type in the little HTML that every mail program shows. Styles are inline, because some programs drop the
// head; those in the head only change colors in dark mode.

const serif = 'Fraunces,Georgia,serif'
const sans = 'Figtree,Arial,sans-serif'

const margin = 'margin:0 0 16px'

const styles = (color: ThemeColors) => ({
  page: `margin:0;padding:24px 12px;background:${color.ivory};color:${color.ink};font:400 17px/1.55 ${sans}`,
  brand: `max-width:560px;margin:0 auto 12px;padding:0 24px;font:400 20px/1.3 ${serif};color:${color.spruce}`,
  sheet: `max-width:560px;margin:0 auto;padding:28px 24px;background:${color.paper};color:${color.ink};border-top:3px solid ${color.brass}`,
  heading: `margin:0 0 16px;font:400 28px/1.15 ${serif};color:${color.ink}`,
  label: `color:${color.stone};font-size:14px`,
  link: `color:${color.spruce}`,
  quote: `margin:0 0 20px;padding:2px 0 2px 16px;border-left:2px solid ${color.brass}`,
  table: `width:100%;margin:0 0 20px;border-collapse:collapse;border-bottom:1px solid ${color['hair-strong']}`,
  cell: `padding:8px 0;border-top:1px solid ${color['hair-strong']};font-size:15px;line-height:1.35;vertical-align:top`,
  amount: `font:400 26px/1.3 ${serif}`,
  small: `margin:0 0 16px;color:${color.stone};font-size:14px;line-height:1.5`,
  button: `display:inline-block;margin:0 8px 12px 0;padding:12px 22px;background:${color.spruce};color:${color.ivory};border-radius:${theme.radius.control};font-weight:600;text-decoration:none`,
  footer: `max-width:560px;margin:16px auto 0;padding:0 24px;color:${color.stone};font-size:14px;line-height:1.5`,
  preview: 'display:none;max-height:0;overflow:hidden',
})

const darkModeStyles = (color: ThemeColors) =>
  new Markup(`@media (prefers-color-scheme:dark){
.page,.page .footer{background:${color.ink}!important;color:${color.cream}!important}
.sheet{background:${color['spruce-deep']}!important;color:${color.cream}!important}
.sheet h1,.sheet h2{color:${color.cream}!important}
.brand{color:${color['brass-light']}!important}
.brand img{padding:8px 12px;background:${color.ivory}}
.label,.footer{color:${color['hair-strong']}!important}
.sheet a,.footer a{color:${color['brass-light']}!important}
.sheet a.button{background:${color['brass-light']}!important;color:${color.ink}!important}
}`)

/** A row of `table`; `note` is small, below its label. */
export type EmailRow = { label: string; note?: string; value: string; isTotal?: boolean }

const lines = (text: string): Markup[] =>
  text.split(/\r?\n/).map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))

export const paragraph = (text: string): Markup => markup`<p style="${margin}">${lines(text)}</p>`

export const subheading = (text: string): Markup =>
  markup`<h2 style="${margin};font:600 17px/1.3 ${sans}">${text}</h2>`

/** A linked 3:2 picture across the sheet; programs that don't load pictures show its text. */
export const photo = (src: string, alt: string, href: string): Markup =>
  markup`<p style="${margin}"><a href="${href}"><img src="${src}" width="512" height="341" alt="${alt}" style="display:block;width:100%;height:auto;border:0"></a></p>`

type Page = {
  heading: string
  /** The line that an inbox shows beside the subject. */
  preview: string
  body: Markup[]
  footer: Markup[]
}

type Sender = Pick<BusinessProfile, 'name' | 'shortName' | 'logo' | 'colors'>

/** Returns the parts of an email in a business's colors, and the page with its logo or name. */
export function emailLayout(sender: Sender, siteUrl: string) {
  const color = themeColors(sender.colors)
  const style = styles(color)
  const logo = logoIn(sender, 'light', { width: 240, height: 56 })
  // Programs that don't show this picture show the name in the brand's type.
  const brand = logo
    ? markup`<img src="${siteUrl}${logo.src}" width="${String(logo.width)}" height="${String(logo.height)}" alt="${sender.name}">`
    : sender.shortName

  const quote = (text: string): Markup =>
    markup`<blockquote style="${style.quote}">${lines(text)}</blockquote>`

  const button = (href: string, text: string): Markup =>
    markup`<a class="button" href="${href}" style="${style.button}">${text}</a>`

  /** Returns a label and its text, linked if `href` is given; nothing for an empty text. */
  function fact(label: string, text: string, href?: string): Markup {
    if (!text) return markup``
    const value = href ? markup`<a href="${href}" style="${style.link}">${text}</a>` : markup`${lines(text)}`
    return markup`<p style="${margin}"><span class="label" style="${style.label}">${label}</span><br>${value}</p>`
  }

  /** Returns the small picture of a person, for above the name; nothing if it isn't one that staff have uploaded. */
  function portrait(src: string): Markup {
    const media = parseMediaPath(src)
    if (!media) return markup``
    const address = `${siteUrl}${thumbnailPath(media)}`
    return markup`<p style="margin:0 0 8px"><img src="${address}" width="64" alt="" style="display:block;width:64px;height:auto;border:0"></p>`
  }

  /** A price, large, below its label. */
  const amount = (label: string, text: string): Markup =>
    markup`<p style="${margin}"><span class="label" style="${style.label}">${label}</span><br><span style="${style.amount}">${text}</span></p>`
  const note = (text: string): Markup => markup`<p class="label" style="${style.small}">${lines(text)}</p>`

  const row = ({ label, note: small, value, isTotal }: EmailRow): Markup => {
    const cell = `${style.cell};font-weight:${isTotal ? '600' : '400'}`
    const below = small && markup`<br><span class="label" style="${style.label}">${small}</span>`
    return markup`<tr><th scope="row" style="${cell};padding-right:16px;text-align:left">${label}${below}</th><td style="${cell};text-align:right">${value}</td></tr>`
  }
  const table = (rows: readonly EmailRow[]): Markup =>
    markup`<table style="${style.table}">${rows.map(row)}</table>`

  const page = ({ heading, preview, body, footer }: Page): string =>
    markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${darkModeStyles(color)}</style>
</head>
<body class="page" style="${style.page}">
<div style="${style.preview}">${preview}</div>
<p class="brand" style="${style.brand}">${brand}</p>
<div class="sheet" style="${style.sheet}">
<h1 style="${style.heading}">${heading}</h1>
${body}
</div>
<div class="footer" style="${style.footer}">${footer}</div>
</body>
</html>
`.html

  return { page, button, fact, amount, note, quote, portrait, table }
}
