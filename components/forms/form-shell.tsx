import { FormShellDialog } from '@/components/ui/shell-dialog'
import { useWords } from '@/components/ui/use-words'
import { phoneDigits } from '@/lib/business/phone'

/**
 * Stands in for a form's dialog while that loads. The inline loader (lib/page-cache/loader.js) opens it at the first
 * tap and sets `data-kind`; if the scripts can't load, `data-net` says whether the browser is online.
 */
export function FormShell({ phone }: { phone: string }) {
  const words = useWords()
  return (
    <FormShellDialog
      title={
        <>
          <span>{words('Request an estimate')}</span>
          <span>{words('Smart Recommendations')}</span>
        </>
      }
      failure={
        <>
          <span>No connection. This page stays.</span>
          <span>This didn’t load. This page stays.</span>
          <a href={`tel:${phoneDigits(phone)}`}>{phone}</a>
        </>
      }
    />
  )
}
