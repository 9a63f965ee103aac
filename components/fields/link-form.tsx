import { zodResolver } from '@hookform/resolvers/zod'
import { type Editor } from '@tiptap/react'
import { type KeyboardEvent } from 'react'
import { useController, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { completeLink } from '@/lib/page-document/complete-link'
import { linkSchema } from '@/lib/schemas/content-fields'
import { focusedChain } from './focused-chain'
import { LinkField } from './link-field'

type LinkFormProps = { editor: Editor; takesFocus: boolean; close: () => void }

/** Sets the link of the selected text; without a selection it also inserts the link's text. */
export function LinkForm({ editor, takesFocus, close }: LinkFormProps) {
  const current = (editor.getAttributes('link') as { href?: string }).href ?? ''
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(linkSchema),
    defaultValues: { address: current },
  })
  const { field, fieldState } = useController({ control, name: 'address' })

  function link(address: string, name = address) {
    const href = completeLink(address)
    if (!href) return
    const chain = focusedChain(editor).extendMarkRange('link')
    if (editor.state.selection.empty && !current)
      chain
        .insertContent({ type: 'text', text: name.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Closes only this field, not the panel around it.
    event.preventDefault()
    close()
    editor.view.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever within it the focus is
    <form
      className="border-b border-hair p-2"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => void handleSubmit(({ address }) => link(address))(event)}
    >
      <LinkField
        label="Link address"
        takesFocus={takesFocus}
        value={field.value}
        onChange={field.onChange}
        onTake={({ href, label }) => link(href, label)}
        error={fieldState.error?.message}
        aside={
          <>
            <Button type="submit">Set</Button>
            {current && (
              <Button
                look="quiet"
                onClick={() => {
                  focusedChain(editor).extendMarkRange('link').unsetLink().run()
                  close()
                }}
              >
                Remove
              </Button>
            )}
          </>
        }
      />
    </form>
  )
}
