import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

type FormFootProps = {
  /** What the form does when it is sent. */
  label: string
  busy: boolean
  /** Where "Cancel" leads. */
  cancel: string
  className: string
}

/** Renders the end of a form: the button that sends it, and the way out. */
export const FormFoot = ({ label, busy, cancel, className }: FormFootProps) => (
  <div className={cn('flex items-center gap-2 border-t border-hair pt-4 max-tablet:*:flex-1', className)}>
    <Button type="submit" look="primary" aria-busy={busy} disabled={busy}>
      {label}
    </Button>
    <Link
      className={buttonClass({ look: 'quiet', className: 'no-underline' })}
      href={cancel}
      prefetch={false}
    >
      Cancel
    </Link>
  </div>
)
