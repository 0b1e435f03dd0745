import { useInput } from 'react-admin';
import { IconButton } from '@/components/ui/action/button';
import { FormAlert } from '@/components/ui/field/form-alert';
import { failureMessage } from '@/lib/browser/api-failure';
import type { Choice, ChoiceKind } from '@/lib/contracts/admin/choice';
import styles from './record-field.module.css';
import { RecordPicture, RecordSearch } from './record-search';
import { OrderedRows } from './ordered-rows';
import { useNamedRecords, type Choosable } from './use-record-search';

interface RecordFieldProps extends Choosable {
  source: string;
  label: string;
  required?: boolean;
}

type Id = string | number;

/** An id as the form has it: artists have numbers. */
const valueOf = (kind: ChoiceKind, id: string): Id => (kind === 'ARTIST' ? Number(id) : id);

/** A field that holds the id of one artist, artwork or article, or null. */
export function RecordField({ source, label, required, ...choosable }: RecordFieldProps) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source, defaultValue: null });
  // react-admin's inputs have '' for null.
  const value = (field.value ?? '') as Id;
  return (
    <RecordChoice
      {...choosable}
      {...{ label, required }}
      id={value === '' ? null : String(value)}
      error={fieldState.error?.message}
      onChange={(id) => field.onChange(id === null ? null : valueOf(choosable.kind, id))}
    />
  );
}

interface RecordChoiceProps extends Choosable {
  label: string;
  /** The chosen record. */
  id: string | null;
  error: string | undefined;
  onChange: (id: string | null) => void;
  required?: boolean | undefined;
}

/** One artist, artwork or article, chosen by its name and taken out again. */
export function RecordChoice({ label, id, error, onChange, required, ...choosable }: RecordChoiceProps) {
  const named = useNamedRecords(choosable.kind, id === null ? [] : [id]);
  return (
    <div className={styles.field}>
      {id === null ? (
        <RecordSearch
          {...choosable}
          label={label}
          required={required ?? false}
          chosen={[]}
          error={error}
          onPick={(choice) => {
            named.keep(choice);
            onChange(choice.id);
          }}
        />
      ) : (
        <div role="group" aria-label={label}>
          <p className="t-cap muted">{label}</p>
          <div className={styles.chosen}>
            <ChosenRecord choice={named.known.get(id)} isLoading={named.isLoading} />
            <RemoveButton name={nameOf(named.known.get(id))} onClick={() => onChange(null)} />
          </div>
          <FormAlert>{error ?? null}</FormAlert>
        </div>
      )}
      <NamingFailure error={named.error} />
    </div>
  );
}

interface RecordListFieldProps extends RecordFieldProps {
  /** The largest number of chosen records. */
  max: number;
}

/** A field that holds the ids of artists, artworks or articles in the operator's order. */
export function RecordListField({ source, label, max, required, ...choosable }: RecordListFieldProps) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source, defaultValue: [] });
  const { kind } = choosable;
  const ids = ((field.value ?? []) as Id[]).map(String);
  const named = useNamedRecords(kind, ids);
  const change = (next: readonly string[]) => field.onChange(next.map((id) => valueOf(kind, id)));
  return (
    <div className={styles.field}>
      {ids.length < max ? (
        <RecordSearch
          {...choosable}
          label={label}
          required={required ?? false}
          chosen={ids}
          error={fieldState.error?.message}
          onPick={(choice) => {
            named.keep(choice);
            change([...ids, choice.id]);
          }}
        />
      ) : (
        <p className="t-cap muted">{`${label}: ${max}개를 모두 골랐습니다. 다른 것을 고르려면 하나를 빼 주세요.`}</p>
      )}
      {ids.length === 0 ? null : (
        <OrderedRows
          items={ids}
          idOf={(id) => id}
          nameOf={(id) => nameOf(named.known.get(id))}
          onChange={change}
          label={label}
          pictureOf={(id) => <RecordPicture image={named.known.get(id)?.image ?? null} />}
          noteOf={(id) => noteOf(named.known.get(id), named.isLoading)}
          toolsOf={(id) => (
            <RemoveButton
              name={nameOf(named.known.get(id))}
              onClick={() => change(ids.filter((other) => other !== id))}
            />
          )}
        />
      )}
      <NamingFailure error={named.error} />
    </div>
  );
}

function ChosenRecord({ choice, isLoading }: { choice: Choice | undefined; isLoading: boolean }) {
  return (
    <>
      <RecordPicture image={choice?.image ?? null} />
      <span className={styles.name}>
        {nameOf(choice)}
        <span className={styles.note}>{noteOf(choice, isLoading)}</span>
      </span>
    </>
  );
}

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <IconButton icon="close" size={16} label={`${name} 빼기`} onClick={onClick} />
);

function NamingFailure({ error }: { error: unknown }) {
  return <FormAlert>{error === null ? null : failureMessage(error)}</FormAlert>;
}

const nameOf = (choice: Choice | undefined) => choice?.name ?? '이름을 모르는 항목';

function noteOf(choice: Choice | undefined, isLoading: boolean): string {
  if (choice === undefined) return isLoading ? '불러오는 중입니다.' : '지워졌습니다.';
  return choice.isPublic ? choice.note : `${choice.note} · 지금은 공개되지 않습니다.`;
}
