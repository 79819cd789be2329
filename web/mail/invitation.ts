/** The invitation: one letter to an address somebody else typed, and no more until it is accepted. */
import { agreedOf } from '../words/titles'
import { invitationTitle } from '../words/titles'
import { paceWords } from '../parts/terms'
import type { Block, LetterScene, Draft } from './data'
import { fitting } from './subject'

export function invitationLetter(scene: LetterScene): Draft {
  const { data, t, table, company } = scene
  const { game } = agreed(scene)
  const title = invitationTitle({ t }, { ...data.table.head, seats: company.crew }, game)
  return {
    subject: fitting([[title]], table),
    preview: t('game-goal'),
    title,
    blocks: [
      ...(data.cid === undefined ? [] : [{ kind: 'picture' as const, alt: t('cover', { game }), cid: data.cid }]),
      { kind: 'paragraph', text: t(table ? 'mail-invitation-seat' : 'mail-invitation-kept', { name: ownName(scene), table }) },
      { kind: 'paragraph', text: t('game-goal') },
      { kind: 'paragraph', text: t('claim-takes', { pace: data.table.head.pace?.name ?? 'none' }) },
      { kind: 'call', label: t('mail-invitation-look'), href: data.link, asks: true },
      ...tableOf(scene),
    ],
    why: t('mail-invitation-why'),
  }
}

const ownName = ({ data, company }: LetterScene): string =>
  data.table.viewer === 'watcher' ? '' : (company.crew[data.table.viewer]?.name ?? '')

const agreed = ({ data, game }: LetterScene) => agreedOf(game, data.table.head.options, data.language)

/** The game, its players, and the fingerprint of the secret, so that everybody has a letter that can prove it. */
export function tableOf(scene: LetterScene): Block[] {
  const { data, company, t, reader } = scene
  const { game, edition, options } = agreed(scene)
  const { id, commitment, signer } = data.table.head
  const said = (value: number | boolean): string => (typeof value === 'number' ? String(value) : t(value ? 'agreed-yes' : 'agreed-no'))
  return [
    { kind: 'heading', text: t('agreed-heading') },
    {
      kind: 'lines',
      lines: [
        `${game}, ${edition}`,
        ...options.filter(({ value }) => value !== false).map(({ name, value }) => `${name}: ${said(value)}`),
        data.table.head.pace ? `${t('terms-pace')} · ${paceWords(reader, data.table.head.pace)}` : paceWords(reader, undefined),
      ],
    },
    { kind: 'heading', text: t('mail-who') },
    { kind: 'lines', lines: [company.crew.map(({ name }) => name).join(', ')] },
    { kind: 'code', label: t('mail-dice-kept'), value: [commitment, signer].filter(Boolean).join(' ') },
    { kind: 'link', label: t('dice-how'), href: `${data.siteUrl}/tables/${id}/proof` },
  ]
}
