// The project's own rules of lint (.oxlintrc.json).

const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i

/** Returns a rule that reports nodes of these types for which `isWrong` is true. */
const rule = (message, types, isWrong) => ({
  create: (context) => {
    const check = (node) => {
      if (isWrong(node)) context.report({ node, message })
    }
    return Object.fromEntries(types.map((type) => [type, check]))
  },
})

export default {
  meta: { name: 'house' },
  rules: {
    colors: rule(
      'Colors stand in app/theme.css only: use its utilities, or lib/theme.ts where there is no style sheet.',
      ['Literal', 'TemplateElement'],
      ({ value }) => hex.test(String(value?.raw ?? value)),
    ),
    controls: rule(
      'Controls are made in components/ui only: use its Button, Select or Dialog.',
      ['JSXOpeningElement'],
      ({ name }) => ['button', 'select', 'dialog'].includes(name.name),
    ),
    // A list's links, fetched ahead one by one, were 29 requests for opening the inbox.
    prefetch: rule(
      'Say prefetch={false}: what staff screens lead to is made for each request.',
      ['JSXOpeningElement'],
      ({ name, attributes }) =>
        name.name === 'Link' && !attributes.some((attribute) => attribute.name?.name === 'prefetch'),
    ),
  },
}
