import { cn } from './cn'

type ProgressBarProps = {
  label: string
  /** From 0 to 1; null if unknown. */
  share: number | null
  className?: string
}

export function ProgressBar({ label, share, className }: ProgressBarProps) {
  const percent = share === null ? undefined : Math.min(100, Math.round(share * 100))
  return (
    <div
      className={cn('h-1.5 overflow-hidden rounded-full bg-sand', className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span
        className={cn(
          'block h-full rounded-full bg-spruce transition-[width]',
          percent === undefined && 'motion-safe:animate-pulse',
        )}
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  )
}
