'use client';

import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FoundAddress } from '@/components/auth/address/address-message';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import fieldStyles from '@/components/ui/field.module.css';
import { TextButton } from '@/components/ui/text-link';
import styles from './address-field.module.css';
import { partOf, type FieldProps } from './field-form';

const AddressSearchDialog = lazy(async () => ({
  default: (await import('@/components/auth/address/address-search-dialog')).AddressSearchDialog,
}));

/** What a form with a place to live holds for it. */
export interface AddressValues {
  zoneCode: string;
  address: string;
  addressDetail: string;
  buildingName: string;
  /** The address is typed, not searched. */
  isAddressTyped: boolean;
}

const FIELDS = ['zoneCode', 'address', 'addressDetail'] as const;

/** Zone code and road address by search, the rest by hand; all of it by hand where the search can't be had. */
export function AddressField<Values extends AddressValues, Output>({
  searchLabel = '주소 검색',
  ...props
}: FieldProps<Values, Output> & { searchLabel?: ReactNode }) {
  const form = partOf<AddressValues, Values, Output>(props.form);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  /** The field that is next when the search closes. */
  const next = useRef<(typeof FIELDS)[number] | null>(null);
  const isTyped = useWatch({ control: form.control, name: 'isAddressTyped' });
  const error = FIELDS.map((name) => form.errorOf(name)).find((message) => message !== undefined);

  const take = (found: FoundAddress) => {
    setOpen(false);
    const check = { shouldValidate: form.formState.isSubmitted, shouldDirty: true };
    form.setValue('isAddressTyped', false);
    form.setValue('zoneCode', found.zoneCode, check);
    form.setValue('address', found.address, check);
    form.setValue('buildingName', found.buildingName, check);
    next.current = 'addressDetail';
  };
  const type = () => {
    setOpen(false);
    form.setValue('isAddressTyped', true);
    form.setValue('buildingName', '');
    next.current = 'zoneCode';
  };
  const search = () => {
    next.current = null;
    setOpen(true);
  };
  const findNext = () =>
    group.current?.querySelector<HTMLElement>(`[name="${next.current ?? 'none'}"]`) ?? null;
  const propsOf = (name: (typeof FIELDS)[number]) => ({
    className: fieldStyles.input,
    'aria-required': true,
    'aria-invalid': form.errorOf(name) === undefined ? undefined : (true as const),
    'aria-describedby': `${id}-message`,
    ...form.register(name),
  });

  return (
    <div ref={group} role="group" aria-labelledby={`${id}-label`} className={styles.address}>
      <p id={`${id}-label`} className={`${styles.label} ${fieldStyles.required}`}>
        주소
      </p>
      <div className={styles.zone}>
        <input
          aria-label="우편번호"
          placeholder="우편번호"
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          readOnly={!isTyped}
          {...propsOf('zoneCode')}
        />
        <Button look="quiet" className={styles.search} onClick={search}>
          {searchLabel}
        </Button>
        {isTyped ? null : (
          <TextButton
            onClick={() => {
              type();
              form.setFocus('zoneCode');
            }}
          >
            직접 입력
          </TextButton>
        )}
      </div>
      <input
        aria-label="기본 주소"
        placeholder={isTyped ? '도로명 주소를 적어 주세요' : '주소 검색으로 채워집니다'}
        maxLength={200}
        autoComplete="address-line1"
        readOnly={!isTyped}
        {...propsOf('address')}
      />
      <input
        aria-label="상세 주소"
        placeholder="동·호수 등 상세 주소"
        maxLength={200}
        autoComplete="address-line2"
        {...propsOf('addressDetail')}
      />
      <div id={`${id}-message`}>
        <FieldError>{error}</FieldError>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddressSearchDialog
            onFound={take}
            onManual={type}
            onClose={() => setOpen(false)}
            findNextFocus={findNext}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
