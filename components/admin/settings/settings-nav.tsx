'use client'

import { ChevronDown } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useEffect, useId, useRef, useState } from 'react'
import { BareButton } from '@/components/ui/button'
import { type SettingsGroup, settingsGroups } from '@/lib/records/settings/groups'
import { type SettingsPart, settingsPartNames, settingsParts } from '@/lib/records/settings/parts'
import { useNamedSetting } from './use-named-setting'

type Entry = { href: string; label: string }

/** Links to further screens of each part. Editors only see the one to their account. */
const screens: Record<SettingsPart, Entry[]> = {
  business: [
    { href: '/admin/settings/staff', label: 'Staff' },
    { href: '/admin/account', label: 'Your account' },
  ],
  offer: [],
  requests: [{ href: '/admin/settings/integrations', label: 'Integrations' }],
  advanced: [
    { href: '/admin/settings/finishes', label: 'Finishes' },
    { href: '/admin/settings/redirects', label: 'Redirects' },
    { href: '/admin/settings/export', label: 'Export and import' },
    { href: '/admin/settings/audit', label: 'Audit log' },
  ],
  wording: [],
}

/** The parts whose screens are among the settings; the wording is elsewhere. */
const listedParts = settingsPartNames.filter((part) => settingsParts[part].href.startsWith('/admin/settings'))

/** Returns the part that a screen belongs to. */
const partOf = (path: string): SettingsPart =>
  settingsPartNames.find(
    (part) => settingsParts[part].href === path || screens[part].some(({ href }) => href === path),
  ) ?? 'business'

const linkClass =
  'flex min-h-8 items-center border-l-2 border-transparent py-1 pl-3.5 -ml-px font-medium whitespace-nowrap text-stone no-underline ' +
  'hover:text-ink aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink ' +
  'max-tablet:ml-0 max-tablet:min-h-tap max-tablet:pl-3'

/** Returns the group in view: the last one whose heading has passed the upper part of the window. */
function useGroupInView(groups: readonly SettingsGroup[]): SettingsGroup | undefined {
  const [groupInView, setGroupInView] = useState(groups[0])
  useEffect(() => {
    const update = () => {
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
      const passedGroups = groups.filter(
        (group) => (document.getElementById(group)?.getBoundingClientRect().top ?? Infinity) < 200,
      )
      setGroupInView((atEnd && scrollY > 0 ? groups.at(-1) : passedGroups.at(-1)) ?? groups[0])
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [groups])
  return groupInView
}

const noGroups: readonly SettingsGroup[] = []

/** Lists all settings screens; on a phone behind a button with the current one. Editors see the facts only. */
export function SettingsNav({ path, isOwner = true }: { path: string; isOwner?: boolean }) {
  const part = partOf(path)
  const isHere = settingsParts[part].href === path
  const groupInView = useGroupInView(isHere ? settingsParts[part].groups : noGroups)
  useNamedSetting(path, isHere)
  const nav = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  const current =
    screens[part].find(({ href }) => href === path)?.label ??
    (groupInView ? settingsGroups[groupInView].title : settingsParts[part].title)

  useEffect(() => {
    const frame = nav.current
    if (!isOpen || !frame) return
    const close = () => setIsOpen(false)
    // The list closes by following a link, by focus or press elsewhere, and by Escape.
    const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && close()
    const isElsewhere = (place: EventTarget | null) => place instanceof Node && !frame.contains(place)
    // Not by a focus that goes nowhere, as in Safari, which doesn't focus a tapped link.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => isElsewhere(relatedTarget) && close()
    const onPointerDown = ({ target }: Event) => isElsewhere(target) && close()
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const abort = new AbortController()
    const { signal } = abort
    frame.addEventListener('click', onClick, { signal })
    frame.addEventListener('focusout', onFocusOut, { signal })
    frame.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    return () => abort.abort()
  }, [isOpen])

  return (
    <nav
      ref={nav}
      aria-label="Settings"
      className="min-w-0 max-tablet:sticky max-tablet:top-16 max-tablet:z-10 max-tablet:-mx-4 max-tablet:border-b max-tablet:border-hair max-tablet:bg-ivory tablet:sticky tablet:top-24 tablet:self-start"
    >
      <BareButton
        className="flex min-h-12 w-full items-center gap-2 px-4 text-left -outline-offset-2 tablet:hidden"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sr-only">Settings: </span>
        <span className="min-w-0 flex-1 truncate font-semibold">{current}</span>
        <span className="text-13 text-stone">All settings</span>
        <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </BareButton>
      <ul
        id={list}
        className={`flex flex-col max-tablet:absolute max-tablet:inset-x-0 max-tablet:top-full max-tablet:max-h-[60dvh] max-tablet:overflow-y-auto max-tablet:border-y max-tablet:border-hair max-tablet:bg-ivory max-tablet:px-4 max-tablet:py-2 max-tablet:shadow-lift tablet:border-l tablet:border-hair ${isOpen ? '' : 'max-tablet:hidden'}`}
      >
        {listedParts.map((name) => (
          <li key={name} className="mb-3 last:mb-0">
            <p className="px-3.5 pb-1 text-12 font-medium text-stone max-tablet:px-3 max-tablet:pt-2">
              {settingsParts[name].title}
            </p>
            <ul aria-label={settingsParts[name].title}>
              {settingsParts[name].groups.map((group) => (
                <li key={group}>
                  {name === part && isHere ? (
                    <a
                      className={linkClass}
                      href={`#${group}`}
                      aria-current={groupInView === group ? 'location' : undefined}
                    >
                      {settingsGroups[group].title}
                    </a>
                  ) : (
                    <StaffLink className={linkClass} href={`${settingsParts[name].href}#${group}`}>
                      {settingsGroups[group].title}
                    </StaffLink>
                  )}
                </li>
              ))}
              {screens[name]
                .filter(({ href }) => isOwner || !href.startsWith('/admin/settings'))
                .map(({ href, label }) => (
                  <li key={href}>
                    <StaffLink
                      className={linkClass}
                      href={href}
                      aria-current={path === href ? 'page' : undefined}
                    >
                      {label}
                    </StaffLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
