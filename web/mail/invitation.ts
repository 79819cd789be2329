/** The invitation: one letter to an address that somebody else typed, and nothing more until it is accepted. */
import { agreedOf } from '../pages/cards'
import { invitationTitle } from '../pages/claim'
import { paceWords } from '../parts/terms'
import type { Block, Desk, Draft } from './data'

export function invitationLetter(desk: Desk): Draft {
  const { data, t, table, company } = desk
  const { game } = agreed(desk)
  const title = invitationTitle({ t }, { ...data.table.head, seats: company.crew }, game)
  return {
    subject: table ? `${title} · ${table}` : title,
    preview: t('game-goal'),
    title,
    blocks: [
      ...(data.cid === undefined ? [] : [{ kind: 'picture' as const, alt: t('cover', { game }), cid: data.cid }]),
      { kind: 'paragraph', text: t('game-goal') },
      { kind: 'paragraph', text: t('claim-takes', { pace: data.table.head.pace?.name ?? 'none' }) },
      { kind: 'call', label: t('mail-invitation-look'), href: data.link, asks: true },
      { kind: 'paragraph', text: t(table ? 'mail-invitation-seat' : 'mail-invitation-kept', { name: ownName(desk), table }) },
      ...tableOf(desk),
    ],
    why: t('mail-invitation-why'),
  }
}

const ownName = ({ data, company }: Desk): string =>
  data.table.viewer === 'watcher' ? '' : (company.crew[data.table.viewer]?.name ?? '')

const agreed = ({ data, game }: Desk) => agreedOf(game, data.table.head.options, data.language)

/** What is played, by whom, and the fingerprint of the secret, so that a letter of everybody's can prove it. */
export function tableOf(desk: Desk): Block[] {
  const { data, company, t, reader } = desk
  const { game, edition, options } = agreed(desk)
  const { signer } = data.table.head
  const said = (value: number | boolean): string => (typeof value === 'number' ? String(value) : t(value ? 'agreed-yes' : 'agreed-no'))
  return [
    { kind: 'heading', text: t('agreed-heading') },
    {
      kind: 'lines',
      lines: [
        `${game}, ${edition}`,
        ...options.map(({ name, value }) => `${name}: ${said(value)}`),
        `${t('terms-pace')}: ${paceWords(reader, data.table.head.pace)}`,
      ],
    },
    { kind: 'heading', text: t('mail-who') },
    { kind: 'lines', lines: company.crew.map(({ name }) => name) },
    { kind: 'heading', text: t('dice-heading') },
    { kind: 'paragraph', text: t('dice-fixed') },
    { kind: 'code', label: t('proof-commitment'), value: data.table.head.commitment },
    ...(signer ? [{ kind: 'code' as const, label: t('dice-signer'), value: signer }] : []),
  ]
}
