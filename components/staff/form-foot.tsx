import { LinkButton } from '@/components/ui/staff-link'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

type FormFootProps = {
  label: string
  busy: boolean
  cancel: string
  className: string
}

export const FormFoot = ({ label, busy, cancel, className }: FormFootProps) => (
  <div className={cn('flex items-center gap-2 border-t border-hair pt-4 max-tablet:*:flex-1', className)}>
    <Button type="submit" look="primary" aria-busy={busy} disabled={busy}>
      {label}
    </Button>
    <LinkButton look="quiet" href={cancel}>
      Cancel
    </LinkButton>
  </div>
)
