/**
 * One of the page's own inline scripts (lib/page-cache/page-scripts), which runs where it stands. The page cache puts the script here
 * and its hash into the page's policy. Under `next dev` app/development-scripts.tsx runs it.
 */
export function PageScript({ name }: { name: string }) {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<template data-script="${name}"></template>` }} />
}
