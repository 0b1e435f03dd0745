import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { Button, IconButton } from '@/components/ui/action/button';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SortableList } from '@/components/ui/sortable/sortable-list';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { newUuid } from '@/lib/browser/new-uuid';
import * as adminLimits from '@/lib/limits/admin';
import { PictureInput } from '@/components/admin/parts/picture-field';
import { RecordChoice } from '@/components/admin/parts/record-fields';
import styles from './block-fields.module.css';
import type { ArticleValues } from './article-values';

type Block = ArticleValues['contents'][number];

const NEW_BLOCK = { title: '', content: '', imageId: null, alt: '', artworkUuid: null, credit: '' };

const nameOf = (block: Block | undefined) => block?.title.trim() || '제목 없는 블록';

/** The blocks of a special: written, put into an order by drag, buttons or keys, and removed. */
export function BlockFields() {
  const { clearErrors, formState } = useFormContext<ArticleValues>();
  const { field } = useController<ArticleValues, 'contents'>({ name: 'contents' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const blocks = field.value;
  const faults = formState.errors.contents;
  const known = new Map(blocks.map((block) => [block.uuid, block]));

  const toggle = (uuid: string) =>
    setOpen((shown) => {
      const next = new Set(shown);
      if (!next.delete(uuid)) next.add(uuid);
      return next;
    });

  function reorder(uuids: readonly string[]) {
    // The faults stand at places, which are others' now.
    clearErrors('contents');
    field.onChange(uuids.flatMap((uuid) => known.get(uuid) ?? []));
  }

  function add() {
    const uuid = newUuid();
    setOpen((shown) => new Set(shown).add(uuid));
    field.onChange([...blocks, { ...NEW_BLOCK, uuid }]);
  }

  async function remove(block: Block) {
    const question = `‘${nameOf(block)}’ 블록을 지울까요? 저장하면 되돌릴 때 이력에서 찾아야 합니다.`;
    if (!(await askConfirm(question, { confirmLabel: '지우기', cancelLabel: '취소' }))) return;
    reorder(blocks.map(({ uuid }) => uuid).filter((uuid) => uuid !== block.uuid));
  }

  return (
    <div className={styles.blocks}>
      <SortableList
        ids={[...known.keys()]}
        onChange={reorder}
        nameOf={(uuid) => nameOf(known.get(uuid))}
        label="매거진 블록"
        renderDragged={(uuid) => <p className={styles.dragged}>{nameOf(known.get(uuid))}</p>}
        renderRow={(uuid, { index, handle, steps }) => {
          const block = known.get(uuid);
          if (block === undefined) return null;
          const errors = faults?.[index];
          const isOpen = open.has(uuid) || errors !== undefined;
          return (
            <section className={styles.block} aria-label={`블록 ${index + 1}`}>
              <div className={styles.head}>
                {handle}
                <button
                  type="button"
                  className={styles.name}
                  aria-expanded={isOpen}
                  onClick={() => toggle(uuid)}
                >
                  <span className="num muted">{index + 1}</span> {nameOf(block)}
                  <span className={styles.sign} aria-hidden="true">
                    {isOpen ? '–' : '+'}
                  </span>
                </button>
                <IconButton
                  icon="close"
                  size={16}
                  label={`${nameOf(block)} 지우기`}
                  onClick={() => void remove(block)}
                />
                {steps}
              </div>
              {isOpen ? (
                <BlockBody
                  block={block}
                  faultOf={(name) => errors?.[name]?.message}
                  onChange={(name, value) => {
                    clearErrors(`contents.${index}.${name}`);
                    field.onChange(
                      blocks.map((each) => (each.uuid === uuid ? { ...each, [name]: value } : each)),
                    );
                  }}
                />
              ) : null}
            </section>
          );
        }}
      />
      <Button small onClick={add} disabled={blocks.length >= adminLimits.blocksMax}>
        블록 추가
      </Button>
      <FormAlert>{faults?.message ?? faults?.root?.message ?? null}</FormAlert>
    </div>
  );
}

interface BlockBodyProps {
  block: Block;
  faultOf: (name: keyof typeof NEW_BLOCK) => string | undefined;
  onChange: (name: keyof typeof NEW_BLOCK, value: string | null) => void;
}

function BlockBody({ block, faultOf, onChange }: BlockBodyProps) {
  return (
    <div className={styles.body}>
      <TextField
        label="블록 제목"
        value={block.title}
        error={faultOf('title')}
        onChange={({ target }) => onChange('title', target.value)}
      />
      <TextArea
        label="블록 글"
        rows={6}
        value={block.content}
        maxLetters={adminLimits.articleTextMax}
        error={faultOf('content')}
        onChange={({ target }) => onChange('content', target.value)}
      />
      <RecordChoice
        kind="ARTWORK"
        label="블록 작품"
        id={block.artworkUuid}
        error={faultOf('artworkUuid')}
        onChange={(uuid) => onChange('artworkUuid', uuid)}
      />
      {block.artworkUuid === null ? (
        <>
          <PictureInput
            label="블록 사진"
            hint="작품을 고르지 않았을 때 보입니다. 작품을 고르면 그 사진과 캡션이 보입니다."
            value={block.imageId}
            error={faultOf('imageId')}
            onChange={(id) => onChange('imageId', id)}
          />
          <TextField
            label="대체 텍스트"
            value={block.alt}
            error={faultOf('alt')}
            hint="사진에 무엇이 있는지 한 문장으로 적어 주세요."
            onChange={({ target }) => onChange('alt', target.value)}
          />
          <TextField
            label="사진 출처"
            value={block.credit}
            error={faultOf('credit')}
            hint="예: 사진 한서연, 물결창고 제공"
            onChange={({ target }) => onChange('credit', target.value)}
          />
        </>
      ) : null}
    </div>
  );
}
