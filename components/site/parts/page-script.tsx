/**
 * Marks the place of one of the page's own inline scripts (lib/page-cache/page-scripts). The page cache inserts the script
 * and adds its hash to the policy. Under `next dev` app/development-scripts.tsx runs it.
 */
export const PageScript = ({ name }: { name: string }) => (
  <div hidden dangerouslySetInnerHTML={{ __html: `<template data-script="${name}"></template>` }} />
)
