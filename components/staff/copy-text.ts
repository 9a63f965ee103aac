import { showError, showToast } from '@/components/ui/toast'

/** Copies a text to the clipboard and shows a message with the result; `detail` is its second line. */
export async function copyText(text: string, doneText: string, detail?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: doneText, description: detail })
  } catch {
    showError('The browser didn’t allow copying', detail)
  }
}
