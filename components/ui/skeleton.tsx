/** Where something will stand that is still on its way. Its size comes from its classes; say elsewhere what is awaited. */
export function Skeleton({ className = 'h-3.5' }: { className?: string }) {
  return <span className={`block rounded-picture bg-sand ${className}`} aria-hidden="true" />
}
