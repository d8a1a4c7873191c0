import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { DeskSettings } from '../../contract/desk/endpoints/settings-endpoints.ts';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { HoursForm } from './hours-form.tsx';
import { PeopleList } from './people-list.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

export default function SettingsScreen() {
  const { value: settings } = useQuery(endpoints.settings);
  const { send, busy, error } = useSend();
  const [saved, setSaved] = useState(false);
  const save = async (change: Partial<DeskSettings>) => {
    setSaved(false);
    if (!settings) return;
    if (await send(endpoints.saveSettings, { body: { ...settings, ...change } })) setSaved(true);
  };
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Settings</h1>
        <p role="status" className="mut">
          {saved && 'Saved.'}
        </p>
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <PeopleList />
      {settings && (
        <>
          <HoursForm settings={settings} busy={busy} onSave={save} />
          <ReplyTemplates templates={settings.templates} busy={busy} onSave={save} />
        </>
      )}
    </div>
  );
}
