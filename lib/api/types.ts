/** Written by `npm run openapi`. */
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 프로세스 상태
         * @description The process answers
         */
        get: operations["getHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 의존 서비스 상태
         * @description Database and storage answer too; 503 names those that do not
         */
        get: operations["getReadyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 홈 화면
         * @description Everything on the home page
         */
        get: operations["getV1Home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 자리별 배너
         * @description Banners of a placement, in order
         */
        get: operations["getV1ContentsBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/banners/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 배너 순서
         * @description Puts all banners of a placement into an order
         */
        put: operations["putV1AdminBannersOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 배너 목록
         * @description A page of banners, for operators
         */
        get: operations["getV1AdminBanners"];
        put?: never;
        /**
         * 배너 만들기
         * @description Adds one of banners
         */
        post: operations["postV1AdminBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/banners/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 배너 상세
         * @description One of banners, as its form begins
         */
        get: operations["getV1AdminBannersUuid"];
        /**
         * 배너 고치기
         * @description Saves one of banners in the version that the form began with
         */
        put: operations["putV1AdminBannersUuid"];
        post?: never;
        /**
         * 배너 지우기
         * @description Removes one of banners in the version that was seen
         */
        delete: operations["deleteV1AdminBannersUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/artists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가 목록
         * @description Public artists, of a genre by `genre`; `like=true` needs a login
         */
        get: operations["getV2Artists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/artists/{userAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가 상세
         * @description A public artist by page address
         */
        get: operations["getV2ArtistsUserAccountId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artists/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 장르별 작가 수
         * @description How many public artists each genre has; those with none are left out
         */
        get: operations["getV1ContentsArtistsGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artists/{id}/profile-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가 페이지 공개 여부
         * @description Whether an artist’s page is public; `id` is the number or the page address
         */
        get: operations["getV1ContentsArtistsIdProfileStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가 목록
         * @description Artists with their badges, hidden ones too
         */
        get: operations["getV1AdminArtists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가
         * @description An artist with the badge
         */
        get: operations["getV1AdminArtistsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artists/{id}/badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 작가 배지
         * @description Sets or removes the badge of an artist
         */
        put: operations["putV1AdminArtistsIdBadge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artists/{id}/art-works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가의 작품 목록
         * @description An artist’s artworks, of a category by `cUuid`; `around` answers the page that has that artwork
         */
        get: operations["getV1ContentsArtistsIdArtWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artists/{id}/art-works/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작가의 작품 카테고리
         * @description An artist’s visible categories in order
         */
        get: operations["getV1ContentsArtistsIdArtWorksCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artist/{artistId}/artworks/{artworkUuid}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 작품 조회수 증가
         * @description Counts one view of an artwork
         */
        post: operations["postV1ArtistArtistIdArtworksArtworkUuidView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작품 목록
         * @description The artworks of public artists, narrowed by facets
         */
        get: operations["getV1ContentsArtworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artworks/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작품과 그 작가, 작품이 실린 아티클
         * @description An artwork, its artist, the artworks beside it and the articles that show it
         */
        get: operations["getV1ContentsArtworksUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/artworks/{uuid}/true-size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작품의 실제 크기와 나란히 걸 수 있는 작품
         * @description An artwork to scale, and the artworks of its artist that can hang beside it
         */
        get: operations["getV1ContentsArtworksUuidTrueSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/articles/specials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 스페셜 목록
         * @description Published specials; `q` is looked for in title, subtitle and artist
         */
        get: operations["getV1ContentsArticlesSpecials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/specials/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 스페셜 상세
         * @description A published special
         */
        get: operations["getV1ArticlesSpecialsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/specials/{uuid}/{subTitle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 스페셜 상세 (공유 주소)
         * @description The same by its shared address, whatever the subtitle
         */
        get: operations["getV1ArticlesSpecialsUuidSubTitle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/previews/specials/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 스페셜 미리보기
         * @description A special as its link shows it before it is published
         */
        get: operations["getV1PreviewsSpecialsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/articles/exhibitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 전시 목록
         * @description Published exhibitions; `filter` compares the period with today in Seoul
         */
        get: operations["getV1ContentsArticlesExhibitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/exhibitions/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 전시 상세
         * @description One of the published exhibitions; `content` is sanitised HTML
         */
        get: operations["getV1ArticlesExhibitionsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/previews/exhibitions/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 전시 미리보기
         * @description One of the exhibitions as its link shows it before it is published
         */
        get: operations["getV1PreviewsExhibitionsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/articles/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 행사 목록
         * @description Published events; `filter` compares the period with today in Seoul
         */
        get: operations["getV1ContentsArticlesEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/events/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 행사 상세
         * @description One of the published events; `content` is sanitised HTML
         */
        get: operations["getV1ArticlesEventsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/previews/events/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 행사 미리보기
         * @description One of the events as its link shows it before it is published
         */
        get: operations["getV1PreviewsEventsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/articles/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 소식 목록
         * @description Published news; `filter` compares the period with today in Seoul
         */
        get: operations["getV1ContentsArticlesNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/news/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 소식 상세
         * @description One of the published news; `content` is sanitised HTML
         */
        get: operations["getV1ArticlesNewsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/previews/news/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 소식 미리보기
         * @description One of the news as its link shows it before it is published
         */
        get: operations["getV1PreviewsNewsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 글 목록
         * @description A page of articles, for operators
         */
        get: operations["getV1AdminArticles"];
        put?: never;
        /**
         * 글 만들기
         * @description Adds one of articles
         */
        post: operations["postV1AdminArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 글 상세
         * @description One of articles, as its form begins
         */
        get: operations["getV1AdminArticlesUuid"];
        /**
         * 글 고치기
         * @description Saves one of articles in the version that the form began with
         */
        put: operations["putV1AdminArticlesUuid"];
        post?: never;
        /**
         * 글 지우기
         * @description Removes one of articles in the version that was seen
         */
        delete: operations["deleteV1AdminArticlesUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles/{uuid}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 글 발행·예약·취소
         * @description Publishes or schedules an article, or takes it back
         */
        put: operations["putV1AdminArticlesUuidStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles/{uuid}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 글 미리보기 링크 만들기
         * @description A new link that shows an article before it is published
         */
        put: operations["putV1AdminArticlesUuidPreview"];
        post?: never;
        /**
         * 글 미리보기 링크 없애기
         * @description Takes the link back
         */
        delete: operations["deleteV1AdminArticlesUuidPreview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles/{uuid}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 글 이력
         * @description The texts of an article that were saved, the newest first
         */
        get: operations["getV1AdminArticlesUuidRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles/{uuid}/revisions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 글 이력 상세
         * @description One of the texts that were saved
         */
        get: operations["getV1AdminArticlesUuidRevisionsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/articles/{uuid}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 글 되돌리기
         * @description Saves an earlier text anew, and says what of it is gone
         */
        post: operations["postV1AdminArticlesUuidRevisionsVersionRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 좋아요한 작가·작품·아티클
         * @description What the caller likes of one type and visitors can see, newest like first; the size by default 20, of articles 4 (SPECIAL) or 8
         */
        get: operations["getV1UsersMeLikes"];
        put?: never;
        /**
         * 좋아요
         * @description Likes; liking twice is once
         */
        post: operations["postV1UsersMeLikes"];
        /**
         * 좋아요 취소
         * @description Takes a like back
         */
        delete: operations["deleteV1UsersMeLikes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/likes/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 좋아요 여부 모음
         * @description Which of up to 200 uuids (comma-separated) the caller likes
         */
        get: operations["getV1UsersMeLikesStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search/unified-field/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 통합검색
         * @description What an index has for `q`, best first; totals are counted up to a cap
         */
        get: operations["getV1SearchUnifiedFieldIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 검색어 제안
         * @description Names and titles during typing: half-typed syllables, initials, the keyboard’s other mode
         */
        get: operations["getV1SearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health/elasticsearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 통합검색 상태
         * @description The search engine’s health; RED means that search is away
         */
        get: operations["getV1HealthElasticsearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 로그인
         * @description Starts a session; one answer for an unknown ID and a wrong password
         */
        post: operations["postV1AuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 주소의 토큰으로 로그인
         * @description Goes on with the session of a token from a page’s address
         */
        post: operations["postV1AuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 로그아웃
         * @description Ends the session: its token is refused from now on
         */
        post: operations["postV1AuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/current-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 현재 역할
         * @description The role that the account has now
         */
        get: operations["getV1AuthCurrentRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/is-duplicate-account-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 아이디 중복 확인
         * @description Whether a login ID is taken or reserved
         */
        get: operations["getV1AuthIsDuplicateAccountId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/is-duplicate-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 이메일 중복 확인
         * @description Whether an e-mail address is taken
         */
        get: operations["getV1AuthIsDuplicateEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 본인 인증 시작
         * @description Begins a verification: what the popup’s form posts. The keys of its answer stay here
         */
        post: operations["postV1AuthIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/identity/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 본인 인증 결과
         * @description Who verified, for a signup, a link or a new phone number; an answer counts once
         */
        post: operations["postV1AuthIdentityResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/identity/result/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 아이디 찾기
         * @description The login ID of who verified
         */
        post: operations["postV1AuthIdentityResultId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/identity/result/pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 비밀번호 찾기
         * @description A token that can change the password of the account, which has to be who verified’s
         */
        post: operations["postV1AuthIdentityResultPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/identity/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 비밀번호 변경
         * @description Changes the password, once for each token of a password search, and ends every session
         */
        put: operations["putV1AuthIdentityPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth2/assertion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 소셜 로그인 확인
         * @description A temp token for the person that the site vouches for, by an assertion that both sides sign
         */
        post: operations["postV1Oauth2Assertion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth2/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 소셜 로그인
         * @description A session for the temp token that is the bearer, or what a newcomer brings to the signup form
         */
        get: operations["getV1Oauth2Login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth2/withdrawal/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 소셜 계정의 탈퇴 철회
         * @description Takes a withdrawal back within the grace and starts a session, for the temp token that is the bearer
         */
        post: operations["postV1Oauth2WithdrawalRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/oauth2/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 소셜 계정 연동
         * @description Gives the account of a verified person their social login
         */
        put: operations["putV1AuthOauth2Link"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/members/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 일반 회원가입
         * @description Joins as a general member, after verification
         */
        post: operations["postV1AuthMembersSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/oauth2/members/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 일반 회원가입
         * @description Joins as a general member, after verification
         */
        post: operations["postV1AuthOauth2MembersSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/artists/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 아티스트 회원가입
         * @description Joins as an artist; documents wait for approval
         */
        post: operations["postV1AuthArtistsSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/oauth2/artists/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 아티스트 회원가입
         * @description Joins as an artist; documents wait for approval
         */
        post: operations["postV1AuthOauth2ArtistsSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/oauth2/members/signup/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 소셜 일반 회원가입
         * @description Joins as a general member who logs in by a provider
         */
        post: operations["postV1AuthOauth2MembersSignupUuid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/oauth2/artists/signup/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 소셜 아티스트 회원가입
         * @description Joins as an artist who logs in by a provider
         */
        post: operations["postV1AuthOauth2ArtistsSignupUuid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 정보
         * @description The caller’s profile; its version goes back with a save
         */
        get: operations["getV1UsersMe"];
        /**
         * 내 정보 수정
         * @description Saves the profile unless it changed since the version that is named; a new phone number needs its owner’s verification
         */
        put: operations["putV1UsersMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/apply-artist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 아티스트 회원 전환 신청
         * @description Applies to be an artist, or hands in other documents, and saves the profile with it
         */
        post: operations["postV1UsersApplyArtist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/validate-current-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 현재 비밀번호 확인
         * @description Whether it is the caller’s password
         */
        post: operations["postV1UsersValidateCurrentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/password/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 비밀번호 수정
         * @description Changes the password and ends every session; the answer’s token begins a new one
         */
        put: operations["putV1UsersPasswordUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 비밀번호 수정
         * @description Changes the password and ends every session; the answer’s token begins a new one
         */
        put: operations["putUserPasswordUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 회원 탈퇴
         * @description Stops the account and its sessions at once; what is personal goes after the grace
         */
        put: operations["putV1UsersWithdraw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/withdrawal/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 탈퇴 철회
         * @description Takes a withdrawal back within the grace and starts a session
         */
        post: operations["postV1AuthWithdrawalRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 비밀번호 링크
         * @description Whose password a link from a mail sets; NOT_FOUND for one that is unknown, used or over
         */
        get: operations["getV1AuthPasswordLinksToken"];
        /**
         * 링크로 비밀번호 설정
         * @description Sets the password, once, and ends every session of the account
         */
        put: operations["putV1AuthPasswordLinksToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 회원 목록
         * @description Accounts by role, status and text, with masked names
         */
        get: operations["getV1AdminMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 회원 목록 내려받기
         * @description The list as CSV without personal data; the download is in the log
         */
        get: operations["getV1AdminMembersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 탈퇴 유예 목록
         * @description Withdrawn accounts that may come back, with the days left
         */
        get: operations["getV1AdminWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 회원 상세
         * @description An account with what belongs to it; who it is is masked
         */
        get: operations["getV1AdminMembersUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 회원 개인정보 보기
         * @description The member’s name and contacts; each reading is in the log
         */
        post: operations["postV1AdminMembersUuidOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 회원 역할 변경
         * @description Gives an account another role, where the one that it has allows it
         */
        put: operations["putV1AdminMembersUuidRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 이용 정지
         * @description Keeps the owner out, who reads why; an artist’s pages are hidden
         */
        put: operations["putV1AdminMembersUuidStop"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 이용 정지 해제
         * @description Lets the owner in again and shows what was hidden
         */
        put: operations["putV1AdminMembersUuidRestore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 단체 회원 연락처 고치기
         * @description Saves name and contact of a member of an organization
         */
        put: operations["putV1AdminMembersUuidContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/withdrawal/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 탈퇴 철회
         * @description Takes a withdrawal back on request of its owner, within the grace
         */
        put: operations["putV1AdminMembersUuidWithdrawalRevoke"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 탈퇴 처리
         * @description Withdraws an account for its owner, who is kept out or of no organization
         */
        put: operations["putV1AdminMembersUuidWithdrawal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/members/{uuid}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 비밀번호 링크 보내기
         * @description Mails a link by which the owner sets a password, once
         */
        post: operations["postV1AdminMembersUuidPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 단체 목록
         * @description Organizations with their owners, for operators
         */
        get: operations["getV1AdminOrganizations"];
        put?: never;
        /**
         * 단체 만들기
         * @description An organization with its first owner, who gets an invitation by mail
         */
        post: operations["postV1AdminOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/organizations/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 단체 상세
         * @description An organization with its people, who are masked
         */
        get: operations["getV1AdminOrganizationsUuid"];
        /**
         * 단체 이름 고치기
         * @description Renames an organization in the version that was seen
         */
        put: operations["putV1AdminOrganizationsUuid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/organizations/{uuid}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 단체 확인과 그 취소
         * @description Says by which document an organization was verified; null takes that back
         */
        put: operations["putV1AdminOrganizationsUuidVerification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/organizations/{uuid}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 있는 계정을 단체에 더하기
         * @description Adds an account that belongs to no organization
         */
        put: operations["putV1AdminOrganizationsUuidPeople"];
        /**
         * 단체 회원 초대
         * @description Creates an account of the organization and mails an invitation
         */
        post: operations["postV1AdminOrganizationsUuidPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/organizations/{uuid}/people/{accountUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 단체 회원 역할 바꾸기
         * @description Makes an owner of a reviewer, or the other way round
         */
        put: operations["putV1AdminOrganizationsUuidPeopleAccountUuid"];
        post?: never;
        /**
         * 단체에서 빼기
         * @description Removes a member; an owner has to remain
         */
        delete: operations["deleteV1AdminOrganizationsUuidPeopleAccountUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 파기 대상 조회
         * @description What the retention job would remove now
         */
        get: operations["getV1AdminRetention"];
        put?: never;
        /**
         * 파기 실행
         * @description Runs the retention job, as it runs by itself every day
         */
        post: operations["postV1AdminRetention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artist-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 아티스트 신청 목록
         * @description Applications to be an artist by date, with masked names
         */
        get: operations["getV1AdminArtistApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artist-applications/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 아티스트 신청 상세
         * @description An application with the names of its documents and the account’s earlier ones
         */
        get: operations["getV1AdminArtistApplicationsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artist-applications/{uuid}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 아티스트 신청 열람
         * @description Who applies, and addresses of the documents for a few minutes; each reading is in the audit log
         */
        post: operations["postV1AdminArtistApplicationsUuidOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artist-applications/{uuid}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 아티스트 승인
         * @description Approves an application that waits; the artist hears by mail
         */
        put: operations["putV1AdminArtistApplicationsUuidApprove"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/artist-applications/{uuid}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 활동 자료 재요청
         * @description Asks for other documents; the artist reads the reason in a mail and on My Page
         */
        put: operations["putV1AdminArtistApplicationsUuidRetry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 작가 프로필
         * @description The artist’s own profile, empty and of version 0 before the first save; the version goes back with a save
         */
        get: operations["getV1ArtistsMe"];
        /**
         * 내 작가 프로필 저장
         * @description Saves the profile unless it changed since the version that is named (PROFILE_STALE); the first save makes the caller an ARTIST. `cropImage` is needed where no photo is kept
         */
        put: operations["putV1ArtistsMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portrait-original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 프로필 사진 원본
         * @description A signed address of the uncropped photo, for 10 minutes; NOT_FOUND where none is kept
         */
        get: operations["getV1ArtistsMePortraitOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/public-presigned-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공개 이미지 주소
         * @description Addresses of the artist’s own public images, in the order asked; NOT_FOUND for any other image
         */
        get: operations["getV1ArtistsMePublicPresignedUrls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/category-and-order-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 작품 노출 순서와 카테고리 저장
         * @description Orders all artworks at once, or none; ARTWORKS_CHANGED where the list isn’t the artist’s any more
         */
        put: operations["putV1ArtistsMeArtworksCategoryAndOrderBulk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 작품 카테고리
         * @description The artist’s categories in order, hidden ones too
         */
        get: operations["getV1ArtistsMeArtworksCategories"];
        put?: never;
        /**
         * 카테고리 생성
         * @description Adds a category; CATEGORIES_FULL for a fourth, CATEGORY_NAME_TAKEN for a name twice
         */
        post: operations["postV1ArtistsMeArtworksCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/categories/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 카테고리 수정
         * @description Renames, hides or shows a category; CATEGORY_STALE where it isn’t what was seen
         */
        put: operations["putV1ArtistsMeArtworksCategoriesUuid"];
        post?: never;
        /**
         * 카테고리 삭제
         * @description Removes a category; its artworks stay, without a category
         */
        delete: operations["deleteV1ArtistsMeArtworksCategoriesUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 작품 목록
         * @description All artworks of the artist, in the artist’s order
         */
        get: operations["getV1ArtistsMeArtworks"];
        put?: never;
        /**
         * 작품 등록
         * @description Registers an artwork, which comes first; the same `formKey` sent again answers the same artwork
         */
        post: operations["postV1ArtistsMeArtworks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 작품 수정
         * @description Changes an artwork unless it changed since the version that is named (ARTWORK_STALE); its images stay unless new ones come
         */
        put: operations["putV1ArtistsMeArtworksUuid"];
        post?: never;
        /**
         * 작품 삭제
         * @description Removes an artwork with its likes
         */
        delete: operations["deleteV1ArtistsMeArtworksUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/file-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작품 원본 내려받기 주소
         * @description Signed addresses that save the originals under readable names, in the order asked, for 10 minutes
         */
        get: operations["getV1ArtistsMeArtworksFileUrls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/private-presigned-urls-with-artworkUuids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작품 원본 보기 주소
         * @description Signed addresses that show the originals, by artwork, for 10 minutes
         */
        get: operations["getV1ArtistsMeArtworksPrivatePresignedUrlsWithArtworkUuids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artwork-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 작성 중인 작품 목록
         * @description All drafts of the artist, oldest first; files that were chosen together in their order
         */
        get: operations["getV1ArtistsMeArtworkDrafts"];
        /**
         * 작성 중인 작품 한꺼번에 채우기
         * @description Fills the same fields of several drafts, all or none
         */
        put: operations["putV1ArtistsMeArtworkDrafts"];
        /**
         * 작성 중인 작품 추가
         * @description Makes a draft of an image; the same file sent again answers the same draft
         */
        post: operations["postV1ArtistsMeArtworkDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artwork-drafts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 작성 중인 작품 수정
         * @description Changes the fields that are sent, unless the draft changed since (ARTWORK_STALE)
         */
        put: operations["putV1ArtistsMeArtworkDraftsUuid"];
        post?: never;
        /**
         * 작성 중인 작품 삭제
         * @description Removes a draft
         */
        delete: operations["deleteV1ArtistsMeArtworkDraftsUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artwork-drafts/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 작성 중인 작품 등록
         * @description Makes artworks of the drafts that are complete, and says what the others lack
         */
        post: operations["postV1ArtistsMeArtworkDraftsPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/artworks/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 작품 목록 가져오기
         * @description Lines with a uuid change that artwork, others fill the draft with that file name; says which lines were refused and why
         */
        post: operations["postV1ArtistsMeArtworksImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 새 포트폴리오
         * @description A portfolio that begins: the whole profile, no artworks. Nothing is saved by it
         */
        get: operations["getV1ArtistsMePortfolioNew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/saved-with-latest-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 저장한 포트폴리오
         * @description The portfolio that is being worked on, or the one whose PDF is kept, with what the profile and the artworks say today; NOT_FOUND without one
         */
        get: operations["getV1ArtistsMePortfolioSavedWithLatestData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/saved/last-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 마지막 저장 시각
         * @description When the artist last saved a portfolio; null for never
         */
        get: operations["getV1ArtistsMePortfolioSavedLastUpdated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/file-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 포트폴리오 PDF 내려받기 주소
         * @description A signed address of the PDF that is kept, for 10 minutes; none without one
         */
        get: operations["getV1ArtistsMePortfolioFileUrls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 포트폴리오 저장
         * @description Saves the portfolio unless it was saved since the version that is named (PORTFOLIO_STALE); it stays temporary until its PDF is kept, which may come along. With `begins` another one begins, and the one before can be restored
         */
        post: operations["postV1ArtistsMePortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/{id}/pdf/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 포트폴리오 PDF 저장 완료
         * @description Keeps the PDF that was sent to a signed address, without one the last; the portfolio is temporary no more, and the one kept before can be restored
         */
        put: operations["putV1ArtistsMePortfolioIdPdfSaved"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/{id}/pdf/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 포트폴리오 PDF 서버에서 만들기
         * @description Makes the PDF on the server and keeps it. The client polls until the answer is `kept`; a print without a poll for half a minute is dropped
         */
        post: operations["postV1ArtistsMePortfolioIdPdfRender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/earlier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 되살릴 수 있는 포트폴리오 목록
         * @description The portfolios that the caller can restore: the kept one where another one is worked on, then the earlier ones
         */
        get: operations["getV1ArtistsMePortfolioEarlier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 이전 포트폴리오 되살리기
         * @description Makes an earlier portfolio the present one, with its PDF. What it replaces can be restored in its turn
         */
        post: operations["postV1ArtistsMePortfolioIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/{id}/file-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 이전 포트폴리오 PDF 내려받기 주소
         * @description A signed address of the PDF of one of the caller’s portfolios, for 10 minutes
         */
        get: operations["getV1ArtistsMePortfolioIdFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 포트폴리오 링크 목록
         * @description The links by which the caller shows the kept portfolio, newest first, with their views
         */
        get: operations["getV1ArtistsMePortfolioLinks"];
        put?: never;
        /**
         * 포트폴리오 링크 만들기
         * @description A link that shows the kept portfolio until it expires
         */
        post: operations["postV1ArtistsMePortfolioLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/me/portfolio/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 포트폴리오 링크 삭제
         * @description Removes a link, which no longer opens
         */
        delete: operations["deleteV1ArtistsMePortfolioLinksId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 링크로 받은 포트폴리오
         * @description The portfolio that a link shows; NOT_FOUND for one that is unknown, removed or over
         */
        get: operations["getV1PortfolioLinksToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio-links/{token}/file-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 링크로 받은 PDF 주소
         * @description A signed address of the PDF that a link shows, for 10 minutes
         */
        get: operations["getV1PortfolioLinksTokenFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio-links/{token}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 링크 조회수 증가
         * @description Counts one view of a link, unless it is the artist’s own
         */
        post: operations["postV1PortfolioLinksTokenViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/contests/by-article/{articleUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 소식의 공모전
         * @description The contest of a piece of news; with isInternal also one that isn’t published, for its organization
         */
        get: operations["getV1ContentsContestsByArticleArticleUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/contests/{contestUuid}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공모전 접수 여부
         * @description Whether a contest takes applications now
         */
        get: operations["getV1ContentsContestsContestUuidActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicable/{contestUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공모전 신청 가능 여부
         * @description Whether a contest takes applications, and whether the caller has sent one
         */
        get: operations["getV1ArtistsContestApplicableContestUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants/prefill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 신청서 기본값
         * @description What an application begins with: values by field name, and the portfolio
         */
        get: operations["getV1ArtistsContestApplicantsPrefill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 신청서에 넣을 포트폴리오
         * @description The kept portfolio’s PDF, as a file of an application
         */
        get: operations["getV1ArtistsContestApplicantsPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 지원 내역
         * @description The caller’s applications and drafts, newest first
         */
        get: operations["getV1ArtistsContestApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants/{contestUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 신청서
         * @description The caller’s application to a contest: its draft, and what was sent last
         */
        get: operations["getV1ArtistsContestApplicantsContestUuid"];
        put?: never;
        /**
         * 공모전 신청
         * @description Begins to send an application: the answers are checked as a whole and wait for their files
         */
        post: operations["postV1ArtistsContestApplicantsContestUuid"];
        /**
         * 지원 취소
         * @description Takes an application back before the contest’s end, with its files
         */
        delete: operations["deleteV1ArtistsContestApplicantsContestUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants/{contestUuid}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 신청서 임시 저장
         * @description Keeps what was written so far, until the contest’s end
         */
        put: operations["putV1ArtistsContestApplicantsContestUuidDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 신청서 파일 추가
         * @description Takes a file that was sent to a signed address for a field that waits for it
         */
        post: operations["postV1ArtistsContestApplicantsIdFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/artists/contest-applicants/{id}/uploaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 공모전 신청 완료
         * @description Sends the application whose files have come; it gets its receipt number. Without a draft’s version it takes what was sent to signed addresses since it was begun
         */
        put: operations["putV1ArtistsContestApplicantsIdUploaded"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 내 단체
         * @description The organization that the caller works for, as what, and its people
         */
        get: operations["getV1OrganizationsMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공모전 관리 목록
         * @description The organization’s contests with the number of their applicants
         */
        get: operations["getV1OrganizationsContests"];
        put?: never;
        /**
         * 공모전 만들기
         * @description Adds a contest as a draft; for owners
         */
        post: operations["postV1OrganizationsContests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공모전 관리 상세
         * @description One of the organization’s contests with its form
         */
        get: operations["getV1OrganizationsContestsUuid"];
        /**
         * 공모전 수정
         * @description Saves a contest; a form that was answered already is followed by a new version; for owners
         */
        put: operations["putV1OrganizationsContestsUuid"];
        post?: never;
        /**
         * 작성 중인 공모전 삭제
         * @description Removes a draft; for owners
         */
        delete: operations["deleteV1OrganizationsContestsUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 공모전 복사
         * @description Adds a draft with the texts and the form of another contest; for owners
         */
        post: operations["postV1OrganizationsContestsUuidCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 공모전 대표 이미지
         * @description Takes the contest’s own image; for owners
         */
        put: operations["putV1OrganizationsContestsUuidImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 공모전 게시·마감·보관
         * @description Publishes, closes, opens again, puts away or brings back a contest; for owners
         */
        put: operations["putV1OrganizationsContestsUuidStanding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/review-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 심사 규칙 저장
         * @description Saves the criteria and the reckoning of a contest’s jury; for owners
         */
        put: operations["putV1OrganizationsContestsUuidReviewRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 심사 결과 미리보기
         * @description The result of a contest as visitors would read it now; for owners
         */
        get: operations["getV1OrganizationsContestsUuidResult"];
        /**
         * 심의총평 저장과 결과 공개
         * @description Saves the jury’s statement, and publishes the result with the news or takes it back; for owners
         */
        put: operations["putV1OrganizationsContestsUuidResult"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 심사 기록
         * @description What owners did with the rule, the panel, the rounds and the announcement of a contest; for owners
         */
        get: operations["getV1OrganizationsContestsUuidLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 모든 단체의 공모
         * @description Contests of all organizations, applicants as numbers
         */
        get: operations["getV1AdminContests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/contests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공모 내려받기
         * @description The list as CSV; the download is in the log
         */
        get: operations["getV1AdminContestsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/contests/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공모 상세
         * @description A contest of any organization, with how many applied
         */
        get: operations["getV1AdminContestsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/contests/{uuid}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 공모 접수·게시 중단
         * @description Ends the applications of a contest, or takes it from visitors, for a reason that its owners read
         */
        put: operations["putV1AdminContestsUuidStop"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/contests/{uuid}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 공모 중단 해제
         * @description Takes the stop of a contest back
         */
        put: operations["putV1AdminContestsUuidRelease"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 지원자 명단·파일 내려받기
         * @description The applicants as a workbook or CSV, or their files as a ZIP; for owners
         */
        get: operations["getV1OrganizationsContestsUuidExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 심사 순위표
         * @description The applicants of the present round by their reckoned means, with scores and ties; for owners
         */
        get: operations["getV1OrganizationsContestsUuidRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/reopenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 심사 차수·발표 다시 열기
         * @description Opens the round before the present one or the announcement again, with a reason; for owners
         */
        post: operations["postV1OrganizationsContestsUuidReopenings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 지원자 목록
         * @description Who applied to a contest; a blind review has no names for reviewers
         */
        get: operations["getV1OrganizationsContestsUuidApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/applicants/{applicantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 지원자 상세
         * @description What an applicant sent, and what reviewers say; files by signed addresses
         */
        get: operations["getV1OrganizationsContestsUuidApplicantsApplicantId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/applicants/{applicantId}/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 지원자 포트폴리오
         * @description The portfolio that an applicant sent, by a signed address
         */
        get: operations["getV1OrganizationsApplicantsApplicantIdPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/applicants/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 지원자 상태 변경
         * @description Changes the status of one applicant or of many; for owners
         */
        put: operations["putV1OrganizationsContestsUuidApplicantsStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/applicants/{applicantId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 지원자 심사
         * @description Saves the caller’s score and note of an applicant
         */
        put: operations["putV1OrganizationsContestsUuidApplicantsApplicantIdReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 심사 차수 넘기기
         * @description Ends a round of the review by a cut-off, or tries what it would do; for owners
         */
        post: operations["postV1OrganizationsContestsUuidRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 결과 발표 미리보기
         * @description To whom an announcement would go out now, and what its mails have around their texts; for owners
         */
        get: operations["getV1OrganizationsContestsUuidAnnouncement"];
        put?: never;
        /**
         * 결과 발표
         * @description Tells the applicants the decisions by mail; for owners
         */
        post: operations["postV1OrganizationsContestsUuidAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/minutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 심사 회의록 내려받기
         * @description The minutes of a contest’s jury as a PDF, after the end of the applications; for owners
         */
        get: operations["getV1OrganizationsContestsUuidMinutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 보낸 메시지
         * @description The messages that owners wrote to applicants, newest first; for owners
         */
        get: operations["getV1OrganizationsContestsUuidMessages"];
        put?: never;
        /**
         * 메시지 보내기
         * @description Mails one applicant, those with an unfinished draft, or those who sent; for owners
         */
        post: operations["postV1OrganizationsContestsUuidMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/messages/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 메시지를 받을 사람
         * @description To how many a message would go now, and what its mail has around the text; for owners
         */
        get: operations["getV1OrganizationsContestsUuidMessagesRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/jury": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 심사단과 제척·회피
         * @description The panel of a contest with its progress, who may be added, and the log of exclusions; for owners
         */
        get: operations["getV1OrganizationsContestsUuidJury"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/jurors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 심사위원 넣기
         * @description Puts a reviewer of the organization on the panel, who is mailed; for owners
         */
        post: operations["postV1OrganizationsContestsUuidJurors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/jurors/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 심사위원 초대
         * @description Makes an account for a new reviewer, who is invited by mail, and puts it on the panel; for owners
         */
        post: operations["postV1OrganizationsContestsUuidJurorsInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 심사위원 초대 다시 보내기
         * @description Sends the invitation of a juror who has no password yet again; for owners
         */
        post: operations["postV1OrganizationsContestsUuidJurorsAccountUuidInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/jurors/{accountUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 심사위원 빼기
         * @description Removes a juror from the panel; the scores stay in the record and don’t count; for owners
         */
        delete: operations["deleteV1OrganizationsContestsUuidJurorsAccountUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 제척·회피
         * @description Excludes a juror from an applicant: declared by the juror, or said by an owner
         */
        post: operations["postV1OrganizationsContestsUuidExclusions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/exclusions/{exclusionUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 제척·회피 풀기
         * @description Lifts an exclusion, which stays in the log; for owners
         */
        delete: operations["deleteV1OrganizationsContestsUuidExclusionsExclusionUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 심사 나누기
         * @description Sets which jurors review which applicants of the present round: all, an even part, or by hand; for owners
         */
        put: operations["putV1OrganizationsContestsUuidAssignments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/contests/{uuid}/jurors/{accountUuid}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 심사위원의 심사 차수
         * @description Sets the rounds that a juror reviews; null for all; for owners
         */
        put: operations["putV1OrganizationsContestsUuidJurorsAccountUuidRounds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 보관한 파일의 용량
         * @description Bytes of the caller’s files, and how many there may be
         */
        get: operations["getV1UsersMeStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/s3/put/presigned-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 파일 업로드 주소
         * @description An address that a file may be sent to with PUT and its content type; with its size it takes that size alone
         */
        get: operations["getV1S3PutPresignedUrl"];
        put?: never;
        /**
         * 파일 업로드 주소
         * @description The same as GET
         */
        post: operations["postV1S3PutPresignedUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 문의 내역
         * @description The caller’s inquiries, newest first
         */
        get: operations["getV1SupportInquiries"];
        put?: never;
        /**
         * 문의하기
         * @description Sends an inquiry with up to two files; the same key twice is once
         */
        post: operations["postV1SupportInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/guest/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 비회원 문의하기
         * @description Sends an inquiry without an account; nothing is mailed to the address in it but the answer
         */
        post: operations["postV1SupportGuestInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/inquiries/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 읽지 않은 답변 수
         * @description How many answers the caller has not read
         */
        get: operations["getV1SupportInquiriesUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/inquiries/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 문의 상세
         * @description One of the caller’s inquiries with its answer; addresses of its files live for ten minutes
         */
        get: operations["getV1SupportInquiriesUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/inquiries/{uuid}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 답변 읽음
         * @description Marks an answered inquiry as read
         */
        put: operations["putV1SupportInquiriesUuidRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 문의 목록
         * @description Inquiries of members and guests by date
         */
        get: operations["getV1AdminInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/inquiries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 문의 내려받기
         * @description The list as CSV without personal data; the download is in the audit log
         */
        get: operations["getV1AdminInquiriesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/inquiries/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 문의 상세
         * @description An inquiry with its files and answer; the sender is masked
         */
        get: operations["getV1AdminInquiriesUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/inquiries/{uuid}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 문의한 사람 보기
         * @description The sender’s name and contacts; each reading is in the audit log
         */
        post: operations["postV1AdminInquiriesUuidOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/inquiries/{uuid}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 답변하기
         * @description Answers an inquiry or changes its answer; the sender gets a mail
         */
        put: operations["putV1AdminInquiriesUuidAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공지사항 목록
         * @description Notices, pinned ones first; marks of what a member has read
         */
        get: operations["getV1SupportNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/notices/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 읽지 않은 공지 수
         * @description How many notices the caller has not read
         */
        get: operations["getV1SupportNoticesUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 새 소식
         * @description Unread answers and notices in one call: what the header’s badge tells of
         */
        get: operations["getV1SupportUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/notices/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 공지 모두 읽음
         * @description Marks all notices so far as read
         */
        put: operations["putV1SupportNoticesReadAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/notices/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공지사항 상세
         * @description A notice with the ones before and after it
         */
        get: operations["getV1SupportNoticesUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/notices/{uuid}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 공지 읽음
         * @description Marks a notice as read; reading it twice is once
         */
        post: operations["postV1SupportNoticesUuidRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공지사항 목록
         * @description A page of notices, for operators
         */
        get: operations["getV1AdminNotices"];
        put?: never;
        /**
         * 공지사항 만들기
         * @description Adds one of notices
         */
        post: operations["postV1AdminNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/notices/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 공지사항 상세
         * @description One of notices, as its form begins
         */
        get: operations["getV1AdminNoticesUuid"];
        /**
         * 공지사항 고치기
         * @description Saves one of notices in the version that the form began with
         */
        put: operations["putV1AdminNoticesUuid"];
        post?: never;
        /**
         * 공지사항 지우기
         * @description Removes one of notices in the version that was seen
         */
        delete: operations["deleteV1AdminNoticesUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 자주 묻는 질문
         * @description Questions and answers in their order; those for artists are answered to artists alone
         */
        get: operations["getV1SupportFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/faqs/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 자주 묻는 질문 순서
         * @description Puts all questions into an order
         */
        put: operations["putV1AdminFaqsOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 자주 묻는 질문 목록
         * @description A page of questions and answers, for operators
         */
        get: operations["getV1AdminFaqs"];
        put?: never;
        /**
         * 자주 묻는 질문 만들기
         * @description Adds one of questions and answers
         */
        post: operations["postV1AdminFaqs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/faqs/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 자주 묻는 질문 상세
         * @description One of questions and answers, as its form begins
         */
        get: operations["getV1AdminFaqsUuid"];
        /**
         * 자주 묻는 질문 고치기
         * @description Saves one of questions and answers in the version that the form began with
         */
        put: operations["putV1AdminFaqsUuid"];
        post?: never;
        /**
         * 자주 묻는 질문 지우기
         * @description Removes one of questions and answers in the version that was seen
         */
        delete: operations["deleteV1AdminFaqsUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 고를 작가·작품·글 찾기
         * @description Artists, artworks or articles that a text may mean, drafts too
         */
        get: operations["getV1AdminChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/choices/named": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 고른 작가·작품·글
         * @description The artists, artworks or articles with these ids, in their order
         */
        get: operations["getV1AdminChoicesNamed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 홈 화면의 선택
         * @description What the operator chose for the home page, slot by slot
         */
        get: operations["getV1AdminHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/home/artists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 이달의 작가 고르기
         * @description Chooses the artists of the month and their order
         */
        put: operations["putV1AdminHomeArtists"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/home/special": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 홈의 스페셜 고르기
         * @description Chooses the special of the home page and its vertical headline
         */
        put: operations["putV1AdminHomeSpecial"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/home/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 홈의 글 고르기
         * @description Chooses the articles of the home page and their order
         */
        put: operations["putV1AdminHomeArticles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 사진 올리기
         * @description Publishes a picture that an article or a banner is about to show
         */
        post: operations["postV1AdminImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 영상 올리기
         * @description Keeps a film that a banner is about to show
         */
        post: operations["postV1AdminVideos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 답변 서식 목록
         * @description A page of templates of answers, for operators
         */
        get: operations["getV1AdminTemplates"];
        put?: never;
        /**
         * 답변 서식 만들기
         * @description Adds one of templates of answers
         */
        post: operations["postV1AdminTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/templates/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 답변 서식 상세
         * @description One of templates of answers, as its form begins
         */
        get: operations["getV1AdminTemplatesUuid"];
        /**
         * 답변 서식 고치기
         * @description Saves one of templates of answers in the version that the form began with
         */
        put: operations["putV1AdminTemplatesUuid"];
        post?: never;
        /**
         * 답변 서식 지우기
         * @description Removes one of templates of answers in the version that was seen
         */
        delete: operations["deleteV1AdminTemplatesUuid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 감사 로그
         * @description What operators did, newest first: who, what, before and after
         */
        get: operations["getV1AdminAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 감사 로그 내려받기
         * @description The log as CSV; the download is in the log
         */
        get: operations["getV1AdminAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/log-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 접속 기록 점검 목록
         * @description Months with their accesses to personal data, and their checks
         */
        get: operations["getV1AdminLogChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/log-checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 접속 기록 점검 상세
         * @description Who accessed personal data in a month: counts by account and action, unusual ones first
         */
        get: operations["getV1AdminLogChecksId"];
        put?: never;
        /**
         * 접속 기록 점검 서명
         * @description Signs a month that is over, once and for good, with a note
         */
        post: operations["postV1AdminLogChecksId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 메일 목록
         * @description Mails by date, with masked recipients and without their texts
         */
        get: operations["getV1AdminMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/mails/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 메일 상세
         * @description A mail without its text
         */
        get: operations["getV1AdminMailsUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/mails/{uuid}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 메일 열람
         * @description The recipient and the text, without keys in links; each reading is in the audit log
         */
        post: operations["postV1AdminMailsUuidOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/mails/{uuid}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 메일 다시 보내기
         * @description Sends a mail that was given up again
         */
        post: operations["postV1AdminMailsUuidSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/mails/send-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 실패한 메일 모두 다시 보내기
         * @description Sends every mail that was given up again
         */
        post: operations["postV1AdminMailsSendFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/page-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 페이지 조회 수 보고
         * @description Adds the views that a host of the site has counted, by a report that both sides sign
         */
        post: operations["postV1PageViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 운영 개요
         * @description How many items wait, and how the site runs
         */
        get: operations["getV1AdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 오늘
         * @description What waits longest, whether the services are well, and the figures of the last days
         */
        get: operations["getV1AdminToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/slack/send-error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 오류 알림
         * @description Tells the team chat of an error, without addresses and numbers of people
         */
        post: operations["postV1SlackSendError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/sitemap/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 사이트맵 주소 목록
         * @description Public addresses with their images, 5,000 a page
         */
        get: operations["getV1ContentsSitemapType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/ai-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI 이용을 허용한 주소
         * @description The paths of the artists, artworks and images that AI agents may read; all others are refused
         */
        get: operations["getV1ContentsAiPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ArticleCard: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            isLike: boolean;
            number: number | null;
            title: string;
            subTitle: string | null;
            homeContent: string | null;
            periodFrom: string | null;
            periodTo: string | null;
            timeFrom: string | null;
            closesAt: string | null;
            organizer: string | null;
            location: string | null;
            previewImageUrl: string;
            previewImage: components["schemas"]["Image"];
            contestStop: {
                /** @enum {string} */
                kind: "CLOSED" | "WITHDRAWN";
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
        };
        ArtistCard: {
            id: number;
            /** Format: uuid */
            uuid: string;
            userAccountId: string;
            nameKo: string | null;
            nameEn: string | null;
            introduction: string | null;
            badge: string | null;
            activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
            activityGenreEtc: string | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
        };
        ArtistDetail: {
            id: number;
            /** Format: uuid */
            uuid: string;
            userAccountId: string;
            nameKo: string | null;
            nameEn: string | null;
            introduction: string | null;
            badge: string | null;
            activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
            activityGenreEtc: string | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            domesticArea: string | null;
            overseasArea: string | null;
            experiences: {
                /** @enum {string} */
                type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                year: number;
                title: string;
                location: string;
                region: string;
            }[];
            educations: {
                /** @enum {string} */
                type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                year: number;
                schoolName: string;
                major: string;
                /** @enum {string} */
                status: "GRADUATED" | "COMPLETED" | "ENROLLED";
            }[];
            awards: {
                year: number;
                title: string;
            }[];
            collections: {
                name: string;
            }[];
            interviews: {
                interviewTitle: string;
                interviewLink: string;
            }[];
            videoLink: string | null;
            artistNote: string | null;
            artistArticleSpecial: {
                /** Format: uuid */
                articleSpecialUuid: string;
                number: number | null;
                title: string;
                message: string | null;
                imageUrl: string;
                image: components["schemas"]["Image"];
            } | null;
            allowsAi: boolean;
            artworkCount: number;
            followerCount: number;
        };
        Artwork: {
            /** Format: uuid */
            uuid: string;
            title: string | null;
            titleEn: string | null;
            year: number;
            size: string;
            material: string;
            /** @enum {string} */
            genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
            genreEtc: string | null;
            themeStyle: string | null;
            edition: string | null;
            description: string | null;
            dimensions: {
                height: number;
                width: number;
                depth: number | null;
            } | null;
            price: number | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            artistUserAccountId: string;
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
        };
        ArtworkCard: {
            /** Format: uuid */
            uuid: string;
            title: string | null;
            titleEn: string | null;
            year: number;
            size: string;
            material: string;
            edition: string | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            artistUserAccountId: string;
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
        };
        ArtworkCategory: {
            /** Format: uuid */
            uuid: string;
            name: string;
            artworkCount: number;
        };
        ArtworkDraft: {
            /** Format: uuid */
            uuid: string;
            version: number;
            fields: {
                title: string | null;
                titleEn: string | null;
                year: number | null;
                size: string | null;
                material: string | null;
                genre: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC") | null;
                etc: string | null;
                themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                edition: string | null;
                description: string | null;
                aiUse: ("REFUSED" | "ALLOWED") | null;
            };
            imageUrl: string;
            image: components["schemas"]["Image"];
            original: {
                fileName: string;
                bytes: number;
                /** @enum {string} */
                mime: "image/jpeg" | "image/png";
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Banner: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            mediaType: "IMAGE" | "MP4";
            imageUrl: string;
            image: components["schemas"]["Image"];
            phoneImage: components["schemas"]["Image"] | null;
            alt: string;
            eyebrow: string | null;
            title: string;
            subTitle: string | null;
            note: string | null;
            periodFrom: string | null;
            periodTo: string | null;
            closesAt: string | null;
            linkUrl: string | null;
        };
        CreditedArtwork: {
            /** Format: uuid */
            uuid: string;
            title: string | null;
            titleEn: string | null;
            year: number;
            size: string;
            material: string;
            edition: string | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            artistUserAccountId: string;
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            artist: {
                nameKo: string | null;
                nameEn: string | null;
            };
        };
        Failure: {
            code: string;
            message: string;
            errors: {
                field: string;
                message: string;
            }[];
        };
        Home: {
            homeMainBanner: components["schemas"]["Banner"] | null;
            homeMainBanners: components["schemas"]["Banner"][];
            homeSubBanners: components["schemas"]["Banner"][];
            artists: components["schemas"]["HomeArtist"][];
            articleSpecial: components["schemas"]["HomeSpecial"] | null;
            articles: components["schemas"]["ArticleCard"][];
        };
        HomeArtist: {
            id: number;
            /** Format: uuid */
            uuid: string;
            userAccountId: string;
            nameKo: string | null;
            nameEn: string | null;
            introduction: string | null;
            badge: string | null;
            activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
            activityGenreEtc: string | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            artWorks: components["schemas"]["ArtworkCard"][];
        };
        HomeSpecial: {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            isLike: boolean;
            number: number | null;
            title: string;
            subTitle: string | null;
            homeContent: string | null;
            periodFrom: string | null;
            periodTo: string | null;
            timeFrom: string | null;
            closesAt: string | null;
            organizer: string | null;
            location: string | null;
            previewImageUrl: string;
            previewImage: components["schemas"]["Image"];
            contestStop: {
                /** @enum {string} */
                kind: "CLOSED" | "WITHDRAWN";
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            titleLines: string[];
        };
        Image: {
            id: string;
            width: number;
            height: number;
            color: string;
            /** Format: starts_with */
            placeholder: string;
        };
        LikedArtwork: {
            /** Format: uuid */
            uuid: string;
            title: string | null;
            titleEn: string | null;
            year: number;
            size: string;
            material: string;
            edition: string | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            artistUserAccountId: string;
            isLike: boolean;
            /** @enum {string} */
            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
            description: string | null;
            artist: {
                id: number;
                userAccountId: string;
                nameKo: string | null;
                nameEn: string | null;
                videoLink: string | null;
                interviews: {
                    interviewTitle: string;
                    interviewLink: string;
                }[];
            };
        };
        StudioArtwork: {
            /** Format: uuid */
            uuid: string;
            version: number;
            title: string | null;
            titleEn: string | null;
            year: number;
            size: string;
            material: string;
            /** @enum {string} */
            genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
            etc: string | null;
            themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
            themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
            themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
            themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
            edition: string | null;
            description: string | null;
            aiUse: ("REFUSED" | "ALLOWED") | null;
            dimensions: {
                height: number;
                width: number;
                depth: number | null;
            } | null;
            sortOrder: number;
            categoryUuid: string | null;
            categorySortOrder: number | null;
            imageUrl: string;
            image: components["schemas"]["Image"];
            original: {
                fileName: string;
                bytes: number;
                /** @enum {string} */
                mime: "image/jpeg" | "image/png";
            } | null;
            /** Format: date-time */
            createdAt: string;
        };
        StudioCategory: {
            /** Format: uuid */
            uuid: string;
            name: string;
            isHidden: boolean;
            artworkCount: number;
        };
        StudioProfile: {
            version: number;
            userAccountId: string;
            isPublic: boolean;
            imageUrl: string | null;
            image: components["schemas"]["Image"] | null;
            hasPhotoOriginal: boolean;
            nameKo: string | null;
            nameEn: string | null;
            educationNotApplicable: boolean;
            educations: {
                /** @enum {string} */
                type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                year: number;
                schoolName: string;
                major: string;
                /** @enum {string} */
                status: "GRADUATED" | "COMPLETED" | "ENROLLED";
                id: number;
            }[];
            experiences: {
                /** @enum {string} */
                type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                year: number;
                title: string;
                location: string;
                region: string;
                id: number;
            }[];
            domesticArea: string | null;
            overseasArea: string | null;
            activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
            activityGenreEtc: string | null;
            awards: {
                year: number;
                title: string;
                id: number;
            }[];
            collections: {
                name: string;
                id: number;
            }[];
            introduction: string | null;
            interviews: {
                interviewTitle: string;
                interviewLink: string;
                id: number;
            }[];
            videoLink: string | null;
            artistNote: string | null;
            allowsAi: boolean;
        };
    };
    responses: never;
    parameters: {
        /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @constant */
                            status: "UP";
                        };
                    };
                };
            };
        };
    };
    getReadyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @constant */
                            status: "UP";
                            checks: {
                                [key: string]: "UP";
                            };
                        };
                    };
                };
            };
        };
    };
    getV1Home: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["Home"];
                    };
                };
            };
        };
    };
    getV1ContentsBanners: {
        parameters: {
            query: {
                type: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["Banner"][];
                    };
                };
            };
        };
    };
    putV1AdminBannersOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                    uuids: string[];
                    seen?: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminBanners: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "position" | "updatedAt";
                direction?: "asc" | "desc";
                placement?: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                                /** @enum {string} */
                                mediaType: "IMAGE" | "MP4";
                                title: string;
                                image: components["schemas"]["Image"];
                                /** @enum {string} */
                                standing: "SHOWN" | "UPCOMING" | "OVER" | "OFF";
                                showFrom: string | null;
                                showUntil: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                    /** @enum {string} */
                    mediaType: "IMAGE" | "MP4";
                    imageId: string | null;
                    phoneImageId: string | null;
                    videoId: string | null;
                    alt: string | null;
                    eyebrow: string | null;
                    title: string | null;
                    subTitle: string | null;
                    note: string | null;
                    /** @enum {string} */
                    linkType: "NONE" | "ARTICLE" | "ARTIST" | "PATH";
                    linkArticleUuid: string | null;
                    linkArtistId: number | null;
                    linkPath: string | null;
                    isActive: boolean;
                    showFrom: string | null;
                    showUntil: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                            /** @enum {string} */
                            mediaType: "IMAGE" | "MP4";
                            title: string;
                            image: components["schemas"]["Image"];
                            /** @enum {string} */
                            standing: "SHOWN" | "UPCOMING" | "OVER" | "OFF";
                            showFrom: string | null;
                            showUntil: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            imageId: string;
                            phoneImageId: string | null;
                            phoneImage: components["schemas"]["Image"] | null;
                            videoId: string | null;
                            alt: string;
                            eyebrow: string | null;
                            subTitle: string | null;
                            note: string | null;
                            /** @enum {string} */
                            linkType: "NONE" | "ARTICLE" | "ARTIST" | "PATH";
                            linkArticleUuid: string | null;
                            linkArtistId: number | null;
                            linkPath: string | null;
                            isActive: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminBannersUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                            /** @enum {string} */
                            mediaType: "IMAGE" | "MP4";
                            title: string;
                            image: components["schemas"]["Image"];
                            /** @enum {string} */
                            standing: "SHOWN" | "UPCOMING" | "OVER" | "OFF";
                            showFrom: string | null;
                            showUntil: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            imageId: string;
                            phoneImageId: string | null;
                            phoneImage: components["schemas"]["Image"] | null;
                            videoId: string | null;
                            alt: string;
                            eyebrow: string | null;
                            subTitle: string | null;
                            note: string | null;
                            /** @enum {string} */
                            linkType: "NONE" | "ARTICLE" | "ARTIST" | "PATH";
                            linkArticleUuid: string | null;
                            linkArtistId: number | null;
                            linkPath: string | null;
                            isActive: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminBannersUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                    /** @enum {string} */
                    mediaType: "IMAGE" | "MP4";
                    imageId: string | null;
                    phoneImageId: string | null;
                    videoId: string | null;
                    alt: string | null;
                    eyebrow: string | null;
                    title: string | null;
                    subTitle: string | null;
                    note: string | null;
                    /** @enum {string} */
                    linkType: "NONE" | "ARTICLE" | "ARTIST" | "PATH";
                    linkArticleUuid: string | null;
                    linkArtistId: number | null;
                    linkPath: string | null;
                    isActive: boolean;
                    showFrom: string | null;
                    showUntil: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            placement: "HOME_MAIN" | "HOME_SUB" | "ART_ARTIST";
                            /** @enum {string} */
                            mediaType: "IMAGE" | "MP4";
                            title: string;
                            image: components["schemas"]["Image"];
                            /** @enum {string} */
                            standing: "SHOWN" | "UPCOMING" | "OVER" | "OFF";
                            showFrom: string | null;
                            showUntil: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            imageId: string;
                            phoneImageId: string | null;
                            phoneImage: components["schemas"]["Image"] | null;
                            videoId: string | null;
                            alt: string;
                            eyebrow: string | null;
                            subTitle: string | null;
                            note: string | null;
                            /** @enum {string} */
                            linkType: "NONE" | "ARTICLE" | "ARTIST" | "PATH";
                            linkArticleUuid: string | null;
                            linkArtistId: number | null;
                            linkPath: string | null;
                            isActive: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminBannersUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV2Artists: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "nameKo";
                direction?: "asc" | "desc";
                like?: boolean;
                genre?: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: number;
                                /** Format: uuid */
                                uuid: string;
                                userAccountId: string;
                                nameKo: string | null;
                                nameEn: string | null;
                                introduction: string | null;
                                badge: string | null;
                                activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
                                activityGenreEtc: string | null;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                isLike: boolean;
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                foundIn: {
                                    /** @enum {string} */
                                    field: "artwork" | "genre" | "area" | "introduction" | "artistNote" | "experience" | "education" | "award" | "collection" | "interview" | "artist" | "subTitle" | "organizer" | "location" | "writer" | "content" | "other";
                                    text: string;
                                } | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV2ArtistsUserAccountId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["ArtistDetail"];
                    };
                };
            };
        };
    };
    getV1ContentsArtistsGenres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                            artistCount: number;
                        }[];
                    };
                };
            };
        };
    };
    getV1ContentsArtistsIdProfileStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: boolean;
                    };
                };
            };
        };
    };
    getV1AdminArtists: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "userAccountId";
                direction?: "asc" | "desc";
                badge?: "WITH" | "WITHOUT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: number;
                                userAccountId: string;
                                nameKo: string | null;
                                nameEn: string | null;
                                image: components["schemas"]["Image"];
                                badge: string | null;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminArtistsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            id: number;
                            userAccountId: string;
                            nameKo: string | null;
                            nameEn: string | null;
                            image: components["schemas"]["Image"];
                            badge: string | null;
                            isPublic: boolean;
                            artworkCount: number;
                            likeCount: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1AdminArtistsIdBadge: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    badge: string | null;
                    seen: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            id: number;
                            userAccountId: string;
                            nameKo: string | null;
                            nameEn: string | null;
                            image: components["schemas"]["Image"];
                            badge: string | null;
                            isPublic: boolean;
                            artworkCount: number;
                            likeCount: number;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArtistsIdArtWorks: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                cUuid?: string;
                around?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: components["schemas"]["Artwork"][];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArtistsIdArtWorksCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["ArtworkCategory"][];
                    };
                };
            };
        };
    };
    postV1ArtistArtistIdArtworksArtworkUuidView: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                artistId: string;
                artworkUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            viewCount: number;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArtworks: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                facets?: boolean;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "year" | "size" | "artist";
                direction?: "asc" | "desc";
                genre?: string;
                material?: string;
                canvas?: string;
                color?: string;
                shape?: string;
                decade?: string;
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: components["schemas"]["CreditedArtwork"][];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                            facets: {
                                all: number;
                                found: number;
                                counts: {
                                    genre: {
                                        [key: string]: number;
                                    };
                                    material: {
                                        [key: string]: number;
                                    };
                                    canvas: {
                                        [key: string]: number;
                                    };
                                    color: {
                                        [key: string]: number;
                                    };
                                    shape: {
                                        [key: string]: number;
                                    };
                                    decade: {
                                        [key: string]: number;
                                    };
                                    region: {
                                        [key: string]: number;
                                    };
                                };
                                without: {
                                    /** @enum {string} */
                                    facet: "genre" | "material" | "canvas" | "color" | "shape" | "decade" | "region";
                                    value: string;
                                    count: number;
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArtworksUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artwork: components["schemas"]["Artwork"];
                            likeCount: number;
                            allowsAi: boolean;
                            colors: {
                                /** @enum {string} */
                                pigment: "MEOK" | "JAE" | "SOSAEK" | "HEUK" | "CHIJA" | "GAM" | "HONG" | "SSUK" | "JJOK" | "JAJU";
                                color: string;
                            }[];
                            artist: {
                                id: number;
                                /** Format: uuid */
                                uuid: string;
                                userAccountId: string;
                                nameKo: string | null;
                                nameEn: string | null;
                                introduction: string | null;
                                badge: string | null;
                                activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
                                activityGenreEtc: string | null;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                isLike: boolean;
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                videoLink: string | null;
                                interviews: {
                                    interviewTitle: string;
                                    interviewLink: string;
                                }[];
                                artworkCount: number;
                            };
                            position: number;
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                image: components["schemas"]["Image"];
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                image: components["schemas"]["Image"];
                            } | null;
                            others: components["schemas"]["ArtworkCard"][];
                            similar: components["schemas"]["CreditedArtwork"][];
                            shownIn: components["schemas"]["ArticleCard"][];
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArtworksUuidTrueSize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artwork: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                year: number;
                                material: string;
                                size: string;
                                image: components["schemas"]["Image"];
                                dimensions: {
                                    height: number;
                                    width: number;
                                    depth: number | null;
                                };
                            };
                            artist: {
                                userAccountId: string;
                                nameKo: string | null;
                                nameEn: string | null;
                            };
                            allowsAi: boolean;
                            others: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                year: number;
                                material: string;
                                size: string;
                                image: components["schemas"]["Image"];
                                dimensions: {
                                    height: number;
                                    width: number;
                                    depth: number | null;
                                };
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArticlesSpecials: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                isLike: boolean;
                                number: number | null;
                                title: string;
                                subTitle: string | null;
                                homeContent: string | null;
                                periodFrom: string | null;
                                periodTo: string | null;
                                timeFrom: string | null;
                                closesAt: string | null;
                                organizer: string | null;
                                location: string | null;
                                previewImageUrl: string;
                                previewImage: components["schemas"]["Image"];
                                contestStop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                foundIn: {
                                    /** @enum {string} */
                                    field: "artwork" | "genre" | "area" | "introduction" | "artistNote" | "experience" | "education" | "award" | "collection" | "interview" | "artist" | "subTitle" | "organizer" | "location" | "writer" | "content" | "other";
                                    text: string;
                                } | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ArticlesSpecialsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            mainImageUrl: string;
                            mainImage: components["schemas"]["Image"];
                            mainContent: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                alt: string;
                                artwork: components["schemas"]["CreditedArtwork"] | null;
                                credit: string | null;
                            }[];
                            artistUserAccountId: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerMessage: string | null;
                            writerImageUrl: string | null;
                            writerImage: components["schemas"]["Image"] | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1ArticlesSpecialsUuidSubTitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                subTitle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            mainImageUrl: string;
                            mainImage: components["schemas"]["Image"];
                            mainContent: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                alt: string;
                                artwork: components["schemas"]["CreditedArtwork"] | null;
                                credit: string | null;
                            }[];
                            artistUserAccountId: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerMessage: string | null;
                            writerImageUrl: string | null;
                            writerImage: components["schemas"]["Image"] | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1PreviewsSpecialsUuid: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            mainImageUrl: string;
                            mainImage: components["schemas"]["Image"];
                            mainContent: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                alt: string;
                                artwork: components["schemas"]["CreditedArtwork"] | null;
                                credit: string | null;
                            }[];
                            artistUserAccountId: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerMessage: string | null;
                            writerImageUrl: string | null;
                            writerImage: components["schemas"]["Image"] | null;
                            /** Format: date-time */
                            updatedAt: string;
                            /** Format: date-time */
                            previewUntil: string;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArticlesExhibitions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "standing" | "createdAt" | "periodFrom" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL" | "UPCOMING" | "ONGOING" | "PAST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                isLike: boolean;
                                number: number | null;
                                title: string;
                                subTitle: string | null;
                                homeContent: string | null;
                                periodFrom: string | null;
                                periodTo: string | null;
                                timeFrom: string | null;
                                closesAt: string | null;
                                organizer: string | null;
                                location: string | null;
                                previewImageUrl: string;
                                previewImage: components["schemas"]["Image"];
                                contestStop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                foundIn: {
                                    /** @enum {string} */
                                    field: "artwork" | "genre" | "area" | "introduction" | "artistNote" | "experience" | "education" | "award" | "collection" | "interview" | "artist" | "subTitle" | "organizer" | "location" | "writer" | "content" | "other";
                                    text: string;
                                } | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ArticlesExhibitionsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            imageUrl: string;
                            image: components["schemas"]["Image"];
                            periodMemo: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            originLink: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            alike: components["schemas"]["ArticleCard"][];
                            contestUuid: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            contestTerms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            contestTermsHistory: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    label: string;
                                    before: string;
                                    after: string;
                                }[];
                            }[];
                            contestResult: {
                                text: string;
                                /** Format: date-time */
                                publishedAt: string;
                                selected: string[] | null;
                                method: string;
                                jurors: string[];
                            } | null;
                            extendedFrom: string | null;
                            opensAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1PreviewsExhibitionsUuid: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            imageUrl: string;
                            image: components["schemas"]["Image"];
                            periodMemo: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            originLink: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            alike: components["schemas"]["ArticleCard"][];
                            contestUuid: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            contestTerms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            contestTermsHistory: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    label: string;
                                    before: string;
                                    after: string;
                                }[];
                            }[];
                            contestResult: {
                                text: string;
                                /** Format: date-time */
                                publishedAt: string;
                                selected: string[] | null;
                                method: string;
                                jurors: string[];
                            } | null;
                            extendedFrom: string | null;
                            opensAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            /** Format: date-time */
                            previewUntil: string;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArticlesEvents: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "standing" | "createdAt" | "periodFrom" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL" | "UPCOMING" | "ONGOING" | "PAST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                isLike: boolean;
                                number: number | null;
                                title: string;
                                subTitle: string | null;
                                homeContent: string | null;
                                periodFrom: string | null;
                                periodTo: string | null;
                                timeFrom: string | null;
                                closesAt: string | null;
                                organizer: string | null;
                                location: string | null;
                                previewImageUrl: string;
                                previewImage: components["schemas"]["Image"];
                                contestStop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                foundIn: {
                                    /** @enum {string} */
                                    field: "artwork" | "genre" | "area" | "introduction" | "artistNote" | "experience" | "education" | "award" | "collection" | "interview" | "artist" | "subTitle" | "organizer" | "location" | "writer" | "content" | "other";
                                    text: string;
                                } | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ArticlesEventsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            imageUrl: string;
                            image: components["schemas"]["Image"];
                            periodMemo: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            originLink: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            alike: components["schemas"]["ArticleCard"][];
                            contestUuid: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            contestTerms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            contestTermsHistory: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    label: string;
                                    before: string;
                                    after: string;
                                }[];
                            }[];
                            contestResult: {
                                text: string;
                                /** Format: date-time */
                                publishedAt: string;
                                selected: string[] | null;
                                method: string;
                                jurors: string[];
                            } | null;
                            extendedFrom: string | null;
                            opensAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1PreviewsEventsUuid: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            imageUrl: string;
                            image: components["schemas"]["Image"];
                            periodMemo: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            originLink: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            alike: components["schemas"]["ArticleCard"][];
                            contestUuid: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            contestTerms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            contestTermsHistory: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    label: string;
                                    before: string;
                                    after: string;
                                }[];
                            }[];
                            contestResult: {
                                text: string;
                                /** Format: date-time */
                                publishedAt: string;
                                selected: string[] | null;
                                method: string;
                                jurors: string[];
                            } | null;
                            extendedFrom: string | null;
                            opensAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            /** Format: date-time */
                            previewUntil: string;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsArticlesNews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "periodFrom" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL" | "UPCOMING" | "ONGOING" | "PAST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                isLike: boolean;
                                number: number | null;
                                title: string;
                                subTitle: string | null;
                                homeContent: string | null;
                                periodFrom: string | null;
                                periodTo: string | null;
                                timeFrom: string | null;
                                closesAt: string | null;
                                organizer: string | null;
                                location: string | null;
                                previewImageUrl: string;
                                previewImage: components["schemas"]["Image"];
                                contestStop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                foundIn: {
                                    /** @enum {string} */
                                    field: "artwork" | "genre" | "area" | "introduction" | "artistNote" | "experience" | "education" | "award" | "collection" | "interview" | "artist" | "subTitle" | "organizer" | "location" | "writer" | "content" | "other";
                                    text: string;
                                } | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ArticlesNewsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            imageUrl: string;
                            image: components["schemas"]["Image"];
                            periodMemo: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            originLink: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            alike: components["schemas"]["ArticleCard"][];
                            contestUuid: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            contestTerms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            contestTermsHistory: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    label: string;
                                    before: string;
                                    after: string;
                                }[];
                            }[];
                            contestResult: {
                                text: string;
                                /** Format: date-time */
                                publishedAt: string;
                                selected: string[] | null;
                                method: string;
                                jurors: string[];
                            } | null;
                            extendedFrom: string | null;
                            opensAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1PreviewsNewsUuid: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            isLike: boolean;
                            number: number | null;
                            title: string;
                            subTitle: string | null;
                            homeContent: string | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            timeFrom: string | null;
                            closesAt: string | null;
                            organizer: string | null;
                            location: string | null;
                            previewImageUrl: string;
                            previewImage: components["schemas"]["Image"];
                            contestStop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            openingArtwork: components["schemas"]["CreditedArtwork"] | null;
                            relatedArtists: components["schemas"]["ArtistCard"][];
                            relatedArtworks: components["schemas"]["CreditedArtwork"][];
                            previous: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            next: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            imageUrl: string;
                            image: components["schemas"]["Image"];
                            periodMemo: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            originLink: string | null;
                            artist: components["schemas"]["ArtistCard"] | null;
                            alike: components["schemas"]["ArticleCard"][];
                            contestUuid: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            contestTerms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            contestTermsHistory: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                changes: {
                                    label: string;
                                    before: string;
                                    after: string;
                                }[];
                            }[];
                            contestResult: {
                                text: string;
                                /** Format: date-time */
                                publishedAt: string;
                                selected: string[] | null;
                                method: string;
                                jurors: string[];
                            } | null;
                            extendedFrom: string | null;
                            opensAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            /** Format: date-time */
                            previewUntil: string;
                        };
                    };
                };
            };
        };
    };
    getV1AdminArticles: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "updatedAt";
                direction?: "asc" | "desc";
                type?: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                status?: "DRAFT" | "SCHEDULED" | "PUBLISHED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                /** @enum {string} */
                                status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                                title: string;
                                number: number | null;
                                previewImage: components["schemas"]["Image"] | null;
                                publishAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                savedBy: string | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminArticles: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type: ("SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS") | null;
                    title: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            title: string;
                            number: number | null;
                            previewImage: components["schemas"]["Image"] | null;
                            publishAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            savedBy: string | null;
                            subTitle: string | null;
                            homeContent: string | null;
                            previewImageId: string | null;
                            mainImageId: string | null;
                            artistId: number | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            periodMemo: string | null;
                            timeFrom: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            organizer: string | null;
                            location: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageId: string | null;
                                alt: string;
                                artworkUuid: string | null;
                                credit: string;
                            }[];
                            originLink: string | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerImageId: string | null;
                            writerMessage: string | null;
                            relatedArtistIds: number[];
                            relatedArtworkUuids: string[];
                            images: components["schemas"]["Image"][];
                            version: number;
                            preview: {
                                token: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1AdminArticlesUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            title: string;
                            number: number | null;
                            previewImage: components["schemas"]["Image"] | null;
                            publishAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            savedBy: string | null;
                            subTitle: string | null;
                            homeContent: string | null;
                            previewImageId: string | null;
                            mainImageId: string | null;
                            artistId: number | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            periodMemo: string | null;
                            timeFrom: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            organizer: string | null;
                            location: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageId: string | null;
                                alt: string;
                                artworkUuid: string | null;
                                credit: string;
                            }[];
                            originLink: string | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerImageId: string | null;
                            writerMessage: string | null;
                            relatedArtistIds: number[];
                            relatedArtworkUuids: string[];
                            images: components["schemas"]["Image"][];
                            version: number;
                            preview: {
                                token: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    putV1AdminArticlesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string | null;
                    subTitle: string | null;
                    homeContent: string | null;
                    number: number | null;
                    previewImageId: string | null;
                    mainImageId: string | null;
                    artistId: number | null;
                    periodFrom: string | null;
                    periodTo: string | null;
                    periodMemo: string | null;
                    timeFrom: string | null;
                    timeTo: string | null;
                    timeMemo: string | null;
                    organizer: string | null;
                    location: string | null;
                    locationDetail: string | null;
                    contactPhoneNum: string | null;
                    contactEmail: string | null;
                    content: string;
                    contents: {
                        /** Format: uuid */
                        uuid: string;
                        title: string;
                        content: string;
                        imageId: string | null;
                        alt: string;
                        artworkUuid: string | null;
                        credit: string;
                    }[];
                    originLink: string | null;
                    writer: string | null;
                    writerTitle: string | null;
                    writerImageId: string | null;
                    writerMessage: string | null;
                    relatedArtistIds: number[];
                    relatedArtworkUuids: string[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            title: string;
                            number: number | null;
                            previewImage: components["schemas"]["Image"] | null;
                            publishAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            savedBy: string | null;
                            subTitle: string | null;
                            homeContent: string | null;
                            previewImageId: string | null;
                            mainImageId: string | null;
                            artistId: number | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            periodMemo: string | null;
                            timeFrom: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            organizer: string | null;
                            location: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageId: string | null;
                                alt: string;
                                artworkUuid: string | null;
                                credit: string;
                            }[];
                            originLink: string | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerImageId: string | null;
                            writerMessage: string | null;
                            relatedArtistIds: number[];
                            relatedArtworkUuids: string[];
                            images: components["schemas"]["Image"][];
                            version: number;
                            preview: {
                                token: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminArticlesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    putV1AdminArticlesUuidStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @enum {string} */
                    status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                    /** @default null */
                    publishAt?: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            title: string;
                            number: number | null;
                            previewImage: components["schemas"]["Image"] | null;
                            publishAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            savedBy: string | null;
                            subTitle: string | null;
                            homeContent: string | null;
                            previewImageId: string | null;
                            mainImageId: string | null;
                            artistId: number | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            periodMemo: string | null;
                            timeFrom: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            organizer: string | null;
                            location: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageId: string | null;
                                alt: string;
                                artworkUuid: string | null;
                                credit: string;
                            }[];
                            originLink: string | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerImageId: string | null;
                            writerMessage: string | null;
                            relatedArtistIds: number[];
                            relatedArtworkUuids: string[];
                            images: components["schemas"]["Image"][];
                            version: number;
                            preview: {
                                token: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    putV1AdminArticlesUuidPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            title: string;
                            number: number | null;
                            previewImage: components["schemas"]["Image"] | null;
                            publishAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            savedBy: string | null;
                            subTitle: string | null;
                            homeContent: string | null;
                            previewImageId: string | null;
                            mainImageId: string | null;
                            artistId: number | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            periodMemo: string | null;
                            timeFrom: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            organizer: string | null;
                            location: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageId: string | null;
                                alt: string;
                                artworkUuid: string | null;
                                credit: string;
                            }[];
                            originLink: string | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerImageId: string | null;
                            writerMessage: string | null;
                            relatedArtistIds: number[];
                            relatedArtworkUuids: string[];
                            images: components["schemas"]["Image"][];
                            version: number;
                            preview: {
                                token: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminArticlesUuidPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                            /** @enum {string} */
                            status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            title: string;
                            number: number | null;
                            previewImage: components["schemas"]["Image"] | null;
                            publishAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            savedBy: string | null;
                            subTitle: string | null;
                            homeContent: string | null;
                            previewImageId: string | null;
                            mainImageId: string | null;
                            artistId: number | null;
                            periodFrom: string | null;
                            periodTo: string | null;
                            periodMemo: string | null;
                            timeFrom: string | null;
                            timeTo: string | null;
                            timeMemo: string | null;
                            organizer: string | null;
                            location: string | null;
                            locationDetail: string | null;
                            contactPhoneNum: string | null;
                            contactEmail: string | null;
                            content: string;
                            contents: {
                                uuid: string;
                                title: string;
                                content: string;
                                imageId: string | null;
                                alt: string;
                                artworkUuid: string | null;
                                credit: string;
                            }[];
                            originLink: string | null;
                            writer: string | null;
                            writerTitle: string | null;
                            writerImageId: string | null;
                            writerMessage: string | null;
                            relatedArtistIds: number[];
                            relatedArtworkUuids: string[];
                            images: components["schemas"]["Image"][];
                            version: number;
                            preview: {
                                token: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1AdminArticlesUuidRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                version: number;
                                savedBy: string | null;
                                /** Format: date-time */
                                savedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1AdminArticlesUuidRevisionsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            version: number;
                            savedBy: string | null;
                            /** Format: date-time */
                            savedAt: string;
                            text: {
                                title: string;
                                subTitle: string | null;
                                homeContent: string | null;
                                number: number | null;
                                previewImageId: string | null;
                                mainImageId: string | null;
                                artistId: number | null;
                                periodFrom: string | null;
                                periodTo: string | null;
                                periodMemo: string | null;
                                timeFrom: string | null;
                                timeTo: string | null;
                                timeMemo: string | null;
                                organizer: string | null;
                                location: string | null;
                                locationDetail: string | null;
                                contactPhoneNum: string | null;
                                contactEmail: string | null;
                                content: string;
                                contents: {
                                    uuid: string;
                                    title: string;
                                    content: string;
                                    imageId: string | null;
                                    alt: string;
                                    artworkUuid: string | null;
                                    credit: string;
                                }[];
                                originLink: string | null;
                                writer: string | null;
                                writerTitle: string | null;
                                writerImageId: string | null;
                                writerMessage: string | null;
                                relatedArtistIds: number[];
                                relatedArtworkUuids: string[];
                            };
                            images: components["schemas"]["Image"][];
                        };
                    };
                };
            };
        };
    };
    postV1AdminArticlesUuidRevisionsVersionRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            lost: {
                                images: number;
                                artists: number;
                                artworks: number;
                            };
                        };
                    };
                };
            };
        };
    };
    getV1UsersMeLikes: {
        parameters: {
            query: {
                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS" | "ARTIST_ARTWORK";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: (components["schemas"]["ArtistCard"] | components["schemas"]["LikedArtwork"] | components["schemas"]["ArticleCard"])[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1UsersMeLikes: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS" | "ARTIST_ARTWORK";
                    /** Format: uuid */
                    uuid: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            isLike: boolean;
                            likeCount: number;
                        };
                    };
                };
            };
        };
    };
    deleteV1UsersMeLikes: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS" | "ARTIST_ARTWORK";
                    /** Format: uuid */
                    uuid: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            isLike: boolean;
                            likeCount: number;
                        };
                    };
                };
            };
        };
    };
    getV1UsersMeLikesStates: {
        parameters: {
            query: {
                uuids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            liked: string[];
                        };
                    };
                };
            };
        };
    };
    getV1SearchUnifiedFieldIndex: {
        parameters: {
            query?: {
                q?: string;
                page?: number;
                size?: number;
                literal?: "true" | "false";
            };
            header?: never;
            path: {
                index: "ARTIST" | "ARTIST_ARTWORK" | "ARTICLE_SPECIAL" | "ARTICLE_EXHIBITION" | "ARTICLE_EVENT" | "ARTICLE_NEWS";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: number;
                                /** Format: uuid */
                                uuid: string;
                                userAccountId: string;
                                nameKo: string | null;
                                nameEn: string | null;
                                introduction: string | null;
                                badge: string | null;
                                activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
                                activityGenreEtc: string | null;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                isLike: boolean;
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                highlight: {
                                    [key: string]: string[];
                                };
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                            isCapped: boolean;
                        } | {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                year: number;
                                size: string;
                                material: string;
                                /** @enum {string} */
                                genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                genreEtc: string | null;
                                themeStyle: string | null;
                                edition: string | null;
                                description: string | null;
                                dimensions: {
                                    height: number;
                                    width: number;
                                    depth: number | null;
                                } | null;
                                price: number | null;
                                imageUrl: string;
                                image: components["schemas"]["Image"];
                                artistUserAccountId: string;
                                isLike: boolean;
                                /** @constant */
                                likeType: "ARTIST_ARTWORK";
                                userAccountId: string;
                                artistId: number;
                                artistNameKo: string | null;
                                artistNameEn: string | null;
                                artist: {
                                    id: number;
                                    userAccountId: string;
                                    nameKo: string | null;
                                    nameEn: string | null;
                                    videoLink: string | null;
                                    interviews: {
                                        interviewTitle: string;
                                        interviewLink: string;
                                    }[];
                                };
                                highlight: {
                                    [key: string]: string[];
                                };
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                            isCapped: boolean;
                        } | {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                /** @enum {string} */
                                likeType: "ARTIST" | "ART_WORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                                isLike: boolean;
                                number: number | null;
                                title: string;
                                subTitle: string | null;
                                homeContent: string | null;
                                periodFrom: string | null;
                                periodTo: string | null;
                                timeFrom: string | null;
                                closesAt: string | null;
                                organizer: string | null;
                                location: string | null;
                                previewImageUrl: string;
                                previewImage: components["schemas"]["Image"];
                                contestStop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                highlight: {
                                    [key: string]: string[];
                                };
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                            understood: {
                                text: string;
                                reading: ("INITIALS" | "UNFINISHED" | "KEYBOARD" | "SPELLING") | null;
                                others: string[];
                                period: {
                                    status: ("ongoing" | "upcoming" | "past") | null;
                                    from: string | null;
                                    to: string | null;
                                } | null;
                            } | null;
                            isCapped: boolean;
                        };
                    };
                };
            };
        };
    };
    getV1SearchSuggestions: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            q: string;
                            suggestions: {
                                /** @enum {string} */
                                index: "ARTIST" | "ARTIST_ARTWORK" | "ARTICLE_SPECIAL" | "ARTICLE_EXHIBITION" | "ARTICLE_EVENT" | "ARTICLE_NEWS";
                                /** Format: uuid */
                                uuid: string;
                                text: string;
                                note: string | null;
                                /** Format: starts_with */
                                path: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1HealthElasticsearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        /** @enum {string} */
                        data: "GREEN" | "YELLOW" | "RED";
                    };
                };
            };
        };
    };
    postV1AuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                    accountPwd: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                            id: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    postV1AuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                            id: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    postV1AuthLogout: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AuthCurrentRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                        };
                    };
                };
            };
        };
    };
    getV1AuthIsDuplicateAccountId: {
        parameters: {
            query: {
                accountId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: boolean;
                    };
                };
            };
        };
    };
    getV1AuthIsDuplicateEmail: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: boolean;
                    };
                };
            };
        };
    };
    postV1AuthIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    returnUrl: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            uniqueVal: string;
                            actionUrl: string;
                            tokenVersionId: string;
                            encData: string;
                            integrity: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthIdentityResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uniqueVal: string;
                    encData: string;
                    integrity: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            uniqueVal: string;
                            name: string;
                            /** Format: date */
                            birthDate: string;
                            /** @enum {string} */
                            genderType: "MALE" | "FEMALE" | "NONE";
                            phoneNum: string;
                            di: string;
                            accountId: string | null;
                            hasPassword: boolean;
                            snsType: ("kakao" | "naver" | "google") | null;
                        };
                    };
                };
            };
        };
    };
    postV1AuthIdentityResultId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uniqueVal: string;
                    encData: string;
                    integrity: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                            hasPassword: boolean;
                            snsType: ("kakao" | "naver" | "google") | null;
                        };
                    };
                };
            };
        };
    };
    postV1AuthIdentityResultPwd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uniqueVal: string;
                    encData: string;
                    integrity: string;
                    accountId: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                        };
                    };
                };
            };
        };
    };
    putV1AuthIdentityPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountPwd: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1Oauth2Assertion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assertion: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            tmpToken: string;
                            signed: boolean;
                        };
                    };
                };
            };
        };
    };
    getV1Oauth2Login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @constant */
                            signed: true;
                            loginResDto: {
                                accessToken: string;
                                id: string;
                                /** @enum {string} */
                                roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                                email: string | null;
                                phoneNum: string | null;
                            };
                        } | {
                            /** @constant */
                            signed: false;
                            loginResDto: {
                                /** Format: uuid */
                                socialLoginUuid: string;
                                /** @enum {string} */
                                snsType: "kakao" | "naver" | "google";
                                email: string | null;
                                name: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    postV1Oauth2WithdrawalRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                            id: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    putV1AuthOauth2Link: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    socialLoginUuid: string;
                    accountId: string;
                    verifyUniqueVal: string;
                    name: string;
                    /** @enum {string} */
                    genderType: "MALE" | "FEMALE" | "NONE";
                    /** Format: date */
                    birthDate: string;
                    phoneNum: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1AuthMembersSignup: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    addressDetail: string;
                    buildingName: string | null;
                    zoneCode: string;
                    accountId: string;
                    email: string;
                    name: string;
                    /** @enum {string} */
                    genderType: "MALE" | "FEMALE" | "NONE";
                    /** Format: date */
                    birthDate: string;
                    phoneNum: string;
                    artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                    artistInterestEtc: string | null;
                    userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                    userInterestEtc: string | null;
                    signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                    signupSourcesEtc: string | null;
                    uniqueVal?: string | null;
                    di?: string | null;
                    verifyUniqueVal?: string | null;
                    verifyDi?: string | null;
                    /** @constant */
                    terms: true;
                    /** @constant */
                    privacyRequired: true;
                    privacyOptional: boolean;
                    agreeBusinessEmail: boolean;
                    agreeMarketingEmail: boolean;
                    agreeBusinessSms: boolean;
                    agreeMarketingSms: boolean;
                    accountPwd: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthOauth2MembersSignup: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    addressDetail: string;
                    buildingName: string | null;
                    zoneCode: string;
                    accountId: string;
                    email: string;
                    name: string;
                    /** @enum {string} */
                    genderType: "MALE" | "FEMALE" | "NONE";
                    /** Format: date */
                    birthDate: string;
                    phoneNum: string;
                    artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                    artistInterestEtc: string | null;
                    userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                    userInterestEtc: string | null;
                    signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                    signupSourcesEtc: string | null;
                    uniqueVal?: string | null;
                    di?: string | null;
                    verifyUniqueVal?: string | null;
                    verifyDi?: string | null;
                    /** @constant */
                    terms: true;
                    /** @constant */
                    privacyRequired: true;
                    privacyOptional: boolean;
                    agreeBusinessEmail: boolean;
                    agreeMarketingEmail: boolean;
                    agreeBusinessSms: boolean;
                    agreeMarketingSms: boolean;
                    accountPwd: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthArtistsSignup: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        address: string;
                        addressDetail: string;
                        buildingName: string | null;
                        zoneCode: string;
                        accountId: string;
                        email: string;
                        name: string;
                        /** @enum {string} */
                        genderType: "MALE" | "FEMALE" | "NONE";
                        /** Format: date */
                        birthDate: string;
                        phoneNum: string;
                        artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                        artistInterestEtc: string | null;
                        userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                        userInterestEtc: string | null;
                        signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                        signupSourcesEtc: string | null;
                        uniqueVal?: string | null;
                        di?: string | null;
                        verifyUniqueVal?: string | null;
                        verifyDi?: string | null;
                        /** @constant */
                        terms: true;
                        /** @constant */
                        privacyRequired: true;
                        privacyOptional: boolean;
                        agreeBusinessEmail: boolean;
                        agreeMarketingEmail: boolean;
                        agreeBusinessSms: boolean;
                        agreeMarketingSms: boolean;
                        accountPwd: string;
                        /** @default [] */
                        documentTypes?: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC")[];
                    };
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthOauth2ArtistsSignup: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        address: string;
                        addressDetail: string;
                        buildingName: string | null;
                        zoneCode: string;
                        accountId: string;
                        email: string;
                        name: string;
                        /** @enum {string} */
                        genderType: "MALE" | "FEMALE" | "NONE";
                        /** Format: date */
                        birthDate: string;
                        phoneNum: string;
                        artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                        artistInterestEtc: string | null;
                        userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                        userInterestEtc: string | null;
                        signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                        signupSourcesEtc: string | null;
                        uniqueVal?: string | null;
                        di?: string | null;
                        verifyUniqueVal?: string | null;
                        verifyDi?: string | null;
                        /** @constant */
                        terms: true;
                        /** @constant */
                        privacyRequired: true;
                        privacyOptional: boolean;
                        agreeBusinessEmail: boolean;
                        agreeMarketingEmail: boolean;
                        agreeBusinessSms: boolean;
                        agreeMarketingSms: boolean;
                        accountPwd: string;
                        /** @default [] */
                        documentTypes?: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC")[];
                    };
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthOauth2MembersSignupUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    addressDetail: string;
                    buildingName: string | null;
                    zoneCode: string;
                    accountId: string;
                    email: string;
                    name: string;
                    /** @enum {string} */
                    genderType: "MALE" | "FEMALE" | "NONE";
                    /** Format: date */
                    birthDate: string;
                    phoneNum: string;
                    artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                    artistInterestEtc: string | null;
                    userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                    userInterestEtc: string | null;
                    signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                    signupSourcesEtc: string | null;
                    uniqueVal?: string | null;
                    di?: string | null;
                    verifyUniqueVal?: string | null;
                    verifyDi?: string | null;
                    /** @constant */
                    terms: true;
                    /** @constant */
                    privacyRequired: true;
                    privacyOptional: boolean;
                    agreeBusinessEmail: boolean;
                    agreeMarketingEmail: boolean;
                    agreeBusinessSms: boolean;
                    agreeMarketingSms: boolean;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthOauth2ArtistsSignupUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        address: string;
                        addressDetail: string;
                        buildingName: string | null;
                        zoneCode: string;
                        accountId: string;
                        email: string;
                        name: string;
                        /** @enum {string} */
                        genderType: "MALE" | "FEMALE" | "NONE";
                        /** Format: date */
                        birthDate: string;
                        phoneNum: string;
                        artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                        artistInterestEtc: string | null;
                        userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                        userInterestEtc: string | null;
                        signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                        signupSourcesEtc: string | null;
                        uniqueVal?: string | null;
                        di?: string | null;
                        verifyUniqueVal?: string | null;
                        verifyDi?: string | null;
                        /** @constant */
                        terms: true;
                        /** @constant */
                        privacyRequired: true;
                        privacyOptional: boolean;
                        agreeBusinessEmail: boolean;
                        agreeMarketingEmail: boolean;
                        agreeBusinessSms: boolean;
                        agreeMarketingSms: boolean;
                        /** @default [] */
                        documentTypes?: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC")[];
                    };
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accountId: string;
                        };
                    };
                };
            };
        };
    };
    getV1UsersMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            privacyOptional: boolean;
                            agreeBusinessEmail: boolean;
                            agreeBusinessSms: boolean;
                            agreeMarketingEmail: boolean;
                            agreeMarketingSms: boolean;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            name: string;
                            /** @enum {string} */
                            genderType: "MALE" | "FEMALE" | "NONE";
                            birthDate: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            address: string | null;
                            addressDetail: string | null;
                            buildingName: string | null;
                            zoneCode: string | null;
                            userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                            userInterestEtc: string | null;
                            artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                            artistInterestEtc: string | null;
                            signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                            signupSourcesEtc: string | null;
                            version: number;
                            application: {
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    putV1UsersMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    addressDetail: string;
                    buildingName: string | null;
                    zoneCode: string;
                    privacyOptional: boolean;
                    agreeBusinessEmail: boolean;
                    agreeBusinessSms: boolean;
                    agreeMarketingEmail: boolean;
                    agreeMarketingSms: boolean;
                    version?: number | null;
                    email: string;
                    phoneNum: string;
                    userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                    userInterestEtc: string | null;
                    artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                    artistInterestEtc: string | null;
                    /** @default null */
                    verifyUniqueVal?: string | null;
                    /** @default null */
                    verifyDi?: string | null;
                    uniqueVal?: string | null;
                    di?: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            privacyOptional: boolean;
                            agreeBusinessEmail: boolean;
                            agreeBusinessSms: boolean;
                            agreeMarketingEmail: boolean;
                            agreeMarketingSms: boolean;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            name: string;
                            /** @enum {string} */
                            genderType: "MALE" | "FEMALE" | "NONE";
                            birthDate: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            address: string | null;
                            addressDetail: string | null;
                            buildingName: string | null;
                            zoneCode: string | null;
                            userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                            userInterestEtc: string | null;
                            artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                            artistInterestEtc: string | null;
                            signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                            signupSourcesEtc: string | null;
                            version: number;
                            application: {
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    postV1UsersApplyArtist: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        address: string;
                        addressDetail: string;
                        buildingName: string | null;
                        zoneCode: string;
                        privacyOptional: boolean;
                        agreeBusinessEmail: boolean;
                        agreeBusinessSms: boolean;
                        agreeMarketingEmail: boolean;
                        agreeMarketingSms: boolean;
                        version?: number | null;
                        email: string;
                        phoneNum: string;
                        userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                        userInterestEtc: string | null;
                        artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                        artistInterestEtc: string | null;
                        /** @default null */
                        verifyUniqueVal?: string | null;
                        /** @default null */
                        verifyDi?: string | null;
                        uniqueVal?: string | null;
                        di?: string | null;
                        /** @default [] */
                        documentTypes?: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC")[];
                    };
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            privacyOptional: boolean;
                            agreeBusinessEmail: boolean;
                            agreeBusinessSms: boolean;
                            agreeMarketingEmail: boolean;
                            agreeMarketingSms: boolean;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            name: string;
                            /** @enum {string} */
                            genderType: "MALE" | "FEMALE" | "NONE";
                            birthDate: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            address: string | null;
                            addressDetail: string | null;
                            buildingName: string | null;
                            zoneCode: string | null;
                            userInterests: ("EXHIBITION" | "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "CRAFT" | "COLLECTING" | "CLASS" | "READING" | "ETC")[];
                            userInterestEtc: string | null;
                            artistInterests: ("EXHIBITION" | "OPEN_CALL" | "RESIDENCY" | "PORTFOLIO" | "PROMOTION" | "SALES" | "COLLABORATION" | "CRITICISM" | "NETWORK" | "ETC")[];
                            artistInterestEtc: string | null;
                            signupSources: ("SEARCH" | "SNS" | "FRIEND" | "ARTIST" | "EXHIBITION" | "PRESS" | "SCHOOL" | "ETC")[];
                            signupSourcesEtc: string | null;
                            version: number;
                            application: {
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    postV1UsersValidateCurrentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: boolean;
                    };
                };
            };
        };
    };
    putV1UsersPasswordUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                            id: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    putUserPasswordUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                            id: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    putV1UsersWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    withdrawReason?: string | null;
                    /** @default false */
                    hidesPages?: boolean;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: date-time */
                            revocableUntil: string;
                        };
                    };
                };
            };
        };
    };
    postV1AuthWithdrawalRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                    accountPwd: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            accessToken: string;
                            id: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    getV1AuthPasswordLinksToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            purpose: "INVITATION" | "RECOVERY";
                            accountId: string;
                            isWithdrawn: boolean;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1AuthPasswordLinksToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountPwd: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminMembers: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "lastLoginAt" | "name";
                direction?: "asc" | "desc";
                role?: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                status?: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminMembersExport: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                reason?: string;
                check?: "true";
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "lastLoginAt" | "name";
                direction?: "asc" | "desc";
                role?: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                status?: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    getV1AdminWithdrawals: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "withdrawnAt";
                direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                withdrawnAt: string;
                                /** Format: date-time */
                                revocableUntil: string;
                                daysLeft: number;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminMembersUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminMembersUuidOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            name: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            birthDate: string | null;
                        };
                    };
                };
            };
        };
    };
    putV1AdminMembersUuidRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    from: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                    /** @enum {string} */
                    to: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminMembersUuidStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminMembersUuidRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminMembersUuidContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string | null;
                    email: string | null;
                    phoneNum: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminMembersUuidWithdrawalRevoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminMembersUuidWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminMembersUuidPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            accountId: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            /** @enum {string} */
                            status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastLoginAt: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            snsType: ("kakao" | "naver" | "google") | null;
                            hasPassword: boolean;
                            stoppedAt: string | null;
                            stopReason: string | null;
                            withdrawnAt: string | null;
                            revocableUntil: string | null;
                            consents: {
                                termsAt: string | null;
                                privacyRequiredAt: string | null;
                                privacyOptionalAt: string | null;
                                agreeBusinessEmail: boolean;
                                agreeBusinessSms: boolean;
                                agreeMarketingEmail: boolean;
                                agreeMarketingSms: boolean;
                            };
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                            inquiries: {
                                total: number;
                                latest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                    title: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    answeredAt: string | null;
                                }[];
                            };
                            artist: {
                                name: string;
                                isPublic: boolean;
                                artworkCount: number;
                                likeCount: number;
                            } | null;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                isOnlyOwner: boolean;
                            } | null;
                            contestApplications: number;
                            likes: {
                                artists: number;
                                artworks: number;
                                articles: number;
                            };
                            roleChanges: ("MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN")[];
                            mayWithdraw: boolean;
                            linkPurpose: ("INVITATION" | "RECOVERY") | null;
                            linkUntil: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminOrganizations: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "name";
                direction?: "asc" | "desc";
                verified?: "YES" | "NO";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                owners: string[];
                                people: number;
                                contests: number;
                                verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                                verifiedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminOrganizations: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organizationName: string | null;
                    accountId: string | null;
                    name: string | null;
                    email: string | null;
                    phoneNum: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminOrganizationsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminOrganizationsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminOrganizationsUuidVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminOrganizationsUuidPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                    /** @enum {string} */
                    role: "OWNER" | "REVIEWER";
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminOrganizationsUuidPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string | null;
                    name: string | null;
                    email: string | null;
                    phoneNum: string | null;
                    /** @enum {string} */
                    role: "OWNER" | "REVIEWER";
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminOrganizationsUuidPeopleAccountUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                accountUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "OWNER" | "REVIEWER";
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminOrganizationsUuidPeopleAccountUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                accountUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            people: {
                                /** Format: uuid */
                                uuid: string;
                                accountId: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                                /** @enum {string} */
                                status: "ACTIVE" | "STOPPED" | "WITHDRAWN" | "REMOVED";
                                name: string;
                                email: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                lastLoginAt: string | null;
                                linkPurpose: ("INVITATION" | "RECOVERY") | null;
                                linkUntil: string | null;
                            }[];
                            contests: number;
                            verifiedBy: ("BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC") | null;
                            verifiedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            rules: {
                                name: string;
                                keeps: string;
                                count: number;
                                keys: string[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1AdminRetention: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            rules: {
                                name: string;
                                keeps: string;
                                removed: number;
                                hasFailed: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1AdminArtistApplications: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt";
                direction?: "asc" | "desc";
                filter?: "ALL" | "WAITING" | "RETRY" | "APPROVED" | "ENDED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                                accountId: string;
                                /** Format: uuid */
                                accountUuid: string;
                                /** @enum {string} */
                                roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                                name: string;
                                documentCount: number;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminArtistApplicationsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                            reason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            decidedAt: string | null;
                            accountId: string;
                            /** Format: uuid */
                            accountUuid: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            name: string;
                            email: string | null;
                            phoneNum: string | null;
                            documents: {
                                /** Format: uuid */
                                uuid: string;
                                fileName: string;
                                type: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC") | null;
                                mime: string;
                                bytes: number;
                            }[];
                            history: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1AdminArtistApplicationsUuidOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            name: string | null;
                            email: string | null;
                            phoneNum: string | null;
                            documents: {
                                /** Format: uuid */
                                uuid: string;
                                url: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    putV1AdminArtistApplicationsUuidApprove: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                            reason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            decidedAt: string | null;
                            accountId: string;
                            /** Format: uuid */
                            accountUuid: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            name: string;
                            email: string | null;
                            phoneNum: string | null;
                            documents: {
                                /** Format: uuid */
                                uuid: string;
                                fileName: string;
                                type: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC") | null;
                                mime: string;
                                bytes: number;
                            }[];
                            history: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    putV1AdminArtistApplicationsUuidRetry: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                            reason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            decidedAt: string | null;
                            accountId: string;
                            /** Format: uuid */
                            accountUuid: string;
                            /** @enum {string} */
                            roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                            name: string;
                            email: string | null;
                            phoneNum: string | null;
                            documents: {
                                /** Format: uuid */
                                uuid: string;
                                fileName: string;
                                type: ("CERTIFICATE" | "ARTIST_PROOF" | "ETC") | null;
                                mime: string;
                                bytes: number;
                            }[];
                            history: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioProfile"];
                    };
                };
            };
        };
    };
    putV1ArtistsMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        version?: number | null;
                        nameKo?: string | null;
                        nameEn?: string | null;
                        educationNotApplicable?: boolean;
                        educations: {
                            /** @enum {string} */
                            type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                            year?: (number | string) | null;
                            /** @default  */
                            schoolName?: string | null;
                            /** @default  */
                            major?: string | null;
                            /** @default null */
                            status?: (("GRADUATED" | "COMPLETED" | "ENROLLED") | "") | null;
                        }[];
                        experiences: {
                            /** @enum {string} */
                            type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                            year?: (number | string) | null;
                            /** @default  */
                            title?: string | null;
                            /** @default  */
                            location?: string | null;
                            /** @default  */
                            region?: string | null;
                        }[];
                        domesticArea?: string | null;
                        overseasArea?: string | null;
                        activityGenreTypes: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC")[];
                        activityGenreEtc?: string | null;
                        awards?: {
                            year?: (number | string) | null;
                            /** @default  */
                            title?: string | null;
                        }[];
                        collections?: {
                            /** @default  */
                            name?: string | null;
                        }[];
                        introduction: string;
                        interviews?: {
                            /** @default  */
                            interviewTitle?: string | null;
                            /** @default  */
                            interviewLink?: string | null;
                        }[];
                        videoLink?: string | null;
                        artistNote?: string | null;
                        allowsAi?: boolean;
                    };
                    /** Format: binary */
                    cropImage?: string;
                    /** Format: binary */
                    originImage?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioProfile"];
                    };
                };
            };
        };
    };
    getV1ArtistsMePortraitOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            url: string;
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePublicPresignedUrls: {
        parameters: {
            query: {
                "imageUrls[]": string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            urls: string[];
                        };
                    };
                };
            };
        };
    };
    putV1ArtistsMeArtworksCategoryAndOrderBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    artWorkUuid: string;
                    sortOrder: number;
                    categoryUuid?: (string | ("" | "PORTFOLIO")) | null;
                    categorySortOrder?: number | null;
                    seen?: {
                        sortOrder: number;
                        categoryUuid: string | null;
                        categorySortOrder: number | null;
                    };
                }[];
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1ArtistsMeArtworksCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioCategory"][];
                    };
                };
            };
        };
    };
    postV1ArtistsMeArtworksCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    isHidden: boolean;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioCategory"];
                    };
                };
            };
        };
    };
    putV1ArtistsMeArtworksCategoriesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    isHidden: boolean;
                    seen?: {
                        name: string;
                        isHidden: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioCategory"];
                    };
                };
            };
        };
    };
    deleteV1ArtistsMeArtworksCategoriesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1ArtistsMeArtworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: components["schemas"]["StudioArtwork"][];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMeArtworks: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        title?: string | null;
                        titleEn?: string | null;
                        year?: (number | string) | null;
                        size: string | null;
                        material: string | null;
                        genre: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC") | null;
                        etc?: string | null;
                        themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                        themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                        themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                        themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                        edition?: string | null;
                        description?: string | null;
                        /** @default null */
                        aiUse?: ("REFUSED" | "ALLOWED") | null;
                        /** @default null */
                        formKey?: string | null;
                    };
                    /** Format: binary */
                    image_original: string;
                    /** Format: binary */
                    image_resized?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioArtwork"];
                    };
                };
            };
        };
    };
    putV1ArtistsMeArtworksUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        title?: string | null;
                        titleEn?: string | null;
                        year?: (number | string) | null;
                        size: string | null;
                        material: string | null;
                        genre: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC") | null;
                        etc?: string | null;
                        themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                        themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                        themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                        themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                        edition?: string | null;
                        description?: string | null;
                        aiUse?: ("REFUSED" | "ALLOWED") | null;
                        version?: number | null;
                    };
                    /** Format: binary */
                    image_original?: string;
                    /** Format: binary */
                    image_resized?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["StudioArtwork"];
                    };
                };
            };
        };
    };
    deleteV1ArtistsMeArtworksUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1ArtistsMeArtworksFileUrls: {
        parameters: {
            query: {
                "artworkUuids[]": string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            urls: (string | null)[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMeArtworksPrivatePresignedUrlsWithArtworkUuids: {
        parameters: {
            query: {
                "artworkUuids[]": string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            urlMap: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMeArtworkDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: components["schemas"]["ArtworkDraft"][];
                        };
                    };
                };
            };
        };
    };
    putV1ArtistsMeArtworkDrafts: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uuids: string[];
                    fields: {
                        title?: string | null;
                        titleEn?: string | null;
                        year?: number | null;
                        size?: string | null;
                        material?: string | null;
                        genre?: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC") | null;
                        etc?: string | null;
                        themeSubject?: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                        themeTime?: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                        themeFocus?: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                        themeStyle?: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                        edition?: string | null;
                        description?: string | null;
                        aiUse?: ("REFUSED" | "ALLOWED") | null;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: components["schemas"]["ArtworkDraft"][];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMeArtworkDrafts: {
        parameters: {
            query?: {
                batch?: string;
                position?: number;
            };
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image_original: string;
                    /** Format: binary */
                    image_resized?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["ArtworkDraft"];
                    };
                };
            };
        };
    };
    putV1ArtistsMeArtworkDraftsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    fields: {
                        title?: string | null;
                        titleEn?: string | null;
                        year?: number | null;
                        size?: string | null;
                        material?: string | null;
                        genre?: ("WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC") | null;
                        etc?: string | null;
                        themeSubject?: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                        themeTime?: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                        themeFocus?: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                        themeStyle?: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                        edition?: string | null;
                        description?: string | null;
                        aiUse?: ("REFUSED" | "ALLOWED") | null;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["ArtworkDraft"];
                    };
                };
            };
        };
    };
    deleteV1ArtistsMeArtworkDraftsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1ArtistsMeArtworkDraftsPublish: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uuids: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            published: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                errors: {
                                    field: string;
                                    message: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMeArtworksImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        line: number;
                        uuid: string | null;
                        fileName: string | null;
                        title?: string;
                        titleEn?: string;
                        year?: string;
                        size?: string;
                        material?: string;
                        genre?: string;
                        etc?: string;
                        themeSubject?: string;
                        themeTime?: string;
                        themeFocus?: string;
                        themeStyle?: string;
                        edition?: string;
                        description?: string;
                        aiUse?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            updated: number;
                            drafted: number;
                            refused: {
                                line: number;
                                field: string | null;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioNew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artistProfile: {
                                nameKo: string | null;
                                nameEn: string | null;
                                phoneNum: string | null;
                                email: string | null;
                                introduction: string | null;
                                imageUrl: string | null;
                                artistNote: string | null;
                                activityGenreEtc: string | null;
                                experiences: {
                                    /** @enum {string} */
                                    type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                                    year: number;
                                    title: string;
                                    location: string;
                                    region: string;
                                    selected: boolean;
                                }[];
                                educations: {
                                    /** @enum {string} */
                                    type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                                    year: number;
                                    schoolName: string;
                                    major: string;
                                    /** @enum {string} */
                                    status: "GRADUATED" | "COMPLETED" | "ENROLLED";
                                    selected: boolean;
                                }[];
                                awards: {
                                    year: number;
                                    title: string;
                                    selected: boolean;
                                }[];
                                collections: {
                                    name: string;
                                    selected: boolean;
                                }[];
                                activityGenreTypes: {
                                    /** @enum {string} */
                                    value: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                    selected: boolean;
                                }[];
                            };
                            artistArtWorks: {
                                imageUrl: string;
                                width: number | null;
                                height: number | null;
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                year: number;
                                size: string;
                                material: string;
                                edition: string | null;
                                description: string | null;
                                page: number;
                                /** @enum {string} */
                                side: "left" | "right";
                                /** @enum {string} */
                                genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                etc: string | null;
                                sortOrder: number;
                                themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                                themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                                themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                                themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                                /** @constant */
                                categoryUuid: "PORTFOLIO";
                                categorySortOrder: number;
                            }[];
                            profileVisibility: {
                                GRADUATE: boolean;
                                UNDERGRADUATE: boolean;
                                ETC: boolean;
                                SOLO_EXHIBITION: boolean;
                                GROUP_EXHIBITION: boolean;
                                RESIDENCY: boolean;
                                WORKSHOP: boolean;
                                GRANT: boolean;
                                awards: boolean;
                                collections: boolean;
                                activityGenreTypes: boolean;
                                artistNote: boolean;
                                introduction: boolean;
                                imageUrl: boolean;
                            };
                            profilePageLayoutConfig: {
                                profilePageDataRowGap: number;
                                profilePageDataBlankEl: {
                                    SOLO_EXHIBITION: number;
                                    GROUP_EXHIBITION: number;
                                    educations: number;
                                    RESIDENCY: number;
                                    awards: number;
                                    collections: number;
                                    GRANT: number;
                                    WORKSHOP: number;
                                };
                                splitModeProfilePage: boolean;
                            };
                            pdfSettingConfig: {
                                pageWidth: number;
                                pageHeight: number;
                                /** @enum {string} */
                                orientation: "landscape" | "portrait";
                                scale: number;
                                imageQuality: number;
                            };
                            cover: {
                                /** @constant */
                                kind: "typographic";
                            } | {
                                /** @constant */
                                kind: "image";
                                picture: {
                                    imageUrl: string;
                                    width: number | null;
                                    height: number | null;
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioSavedWithLatestData: {
        parameters: {
            query: {
                isTemporary: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artistProfile: {
                                nameKo: string | null;
                                nameEn: string | null;
                                phoneNum: string | null;
                                email: string | null;
                                introduction: string | null;
                                imageUrl: string | null;
                                artistNote: string | null;
                                activityGenreEtc: string | null;
                                experiences: {
                                    /** @enum {string} */
                                    type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                                    year: number;
                                    title: string;
                                    location: string;
                                    region: string;
                                    selected: boolean;
                                }[];
                                educations: {
                                    /** @enum {string} */
                                    type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                                    year: number;
                                    schoolName: string;
                                    major: string;
                                    /** @enum {string} */
                                    status: "GRADUATED" | "COMPLETED" | "ENROLLED";
                                    selected: boolean;
                                }[];
                                awards: {
                                    year: number;
                                    title: string;
                                    selected: boolean;
                                }[];
                                collections: {
                                    name: string;
                                    selected: boolean;
                                }[];
                                activityGenreTypes: {
                                    /** @enum {string} */
                                    value: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                    selected: boolean;
                                }[];
                            };
                            artistArtWorks: {
                                imageUrl: string;
                                width: number | null;
                                height: number | null;
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                year: number;
                                size: string;
                                material: string;
                                edition: string | null;
                                description: string | null;
                                page: number;
                                /** @enum {string} */
                                side: "left" | "right";
                                /** @enum {string} */
                                genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                etc: string | null;
                                sortOrder: number;
                                themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                                themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                                themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                                themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                                /** @constant */
                                categoryUuid: "PORTFOLIO";
                                categorySortOrder: number;
                            }[];
                            profileVisibility: {
                                GRADUATE: boolean;
                                UNDERGRADUATE: boolean;
                                ETC: boolean;
                                SOLO_EXHIBITION: boolean;
                                GROUP_EXHIBITION: boolean;
                                RESIDENCY: boolean;
                                WORKSHOP: boolean;
                                GRANT: boolean;
                                awards: boolean;
                                collections: boolean;
                                activityGenreTypes: boolean;
                                artistNote: boolean;
                                introduction: boolean;
                                imageUrl: boolean;
                            };
                            profilePageLayoutConfig: {
                                profilePageDataRowGap: number;
                                profilePageDataBlankEl: {
                                    SOLO_EXHIBITION: number;
                                    GROUP_EXHIBITION: number;
                                    educations: number;
                                    RESIDENCY: number;
                                    awards: number;
                                    collections: number;
                                    GRANT: number;
                                    WORKSHOP: number;
                                };
                                splitModeProfilePage: boolean;
                            };
                            pdfSettingConfig: {
                                pageWidth: number;
                                pageHeight: number;
                                /** @enum {string} */
                                orientation: "landscape" | "portrait";
                                scale: number;
                                imageQuality: number;
                            };
                            cover: {
                                /** @constant */
                                kind: "typographic";
                            } | {
                                /** @constant */
                                kind: "image";
                                picture: {
                                    imageUrl: string;
                                    width: number | null;
                                    height: number | null;
                                };
                            };
                            /** Format: uuid */
                            id: string;
                            version: number;
                            isTemporary: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            hasPdf: boolean;
                            missingArtworks: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioSavedLastUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: string | null;
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioFileUrls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            urls: string[];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMePortfolio: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        artistProfile: {
                            nameKo: string | null;
                            nameEn: string | null;
                            phoneNum: string | null;
                            email: string | null;
                            introduction: string | null;
                            imageUrl: string | null;
                            artistNote: string | null;
                            activityGenreEtc: string | null;
                            experiences: {
                                /** @enum {string} */
                                type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                                year: number;
                                title: string;
                                location: string;
                                region: string;
                                selected: boolean;
                            }[];
                            educations: {
                                /** @enum {string} */
                                type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                                year: number;
                                schoolName: string;
                                major: string;
                                /** @enum {string} */
                                status: "GRADUATED" | "COMPLETED" | "ENROLLED";
                                selected: boolean;
                            }[];
                            awards: {
                                year: number;
                                title: string;
                                selected: boolean;
                            }[];
                            collections: {
                                name: string;
                                selected: boolean;
                            }[];
                            activityGenreTypes: {
                                /** @enum {string} */
                                value: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                selected: boolean;
                            }[];
                        };
                        artistArtWorks: {
                            /** Format: uuid */
                            uuid: string;
                            title?: string | null;
                            titleEn?: string | null;
                            categoryUuid?: string | null;
                            page?: number | null;
                            side?: ("left" | "right") | null;
                        }[];
                        profileVisibility: {
                            GRADUATE: boolean;
                            UNDERGRADUATE: boolean;
                            ETC: boolean;
                            SOLO_EXHIBITION: boolean;
                            GROUP_EXHIBITION: boolean;
                            RESIDENCY: boolean;
                            WORKSHOP: boolean;
                            GRANT: boolean;
                            awards: boolean;
                            collections: boolean;
                            activityGenreTypes: boolean;
                            artistNote: boolean;
                            introduction: boolean;
                            imageUrl: boolean;
                        };
                        profilePageLayoutConfig: {
                            profilePageDataRowGap: number;
                            profilePageDataBlankEl: {
                                SOLO_EXHIBITION: number;
                                GROUP_EXHIBITION: number;
                                educations: number;
                                RESIDENCY: number;
                                awards: number;
                                collections: number;
                                GRANT: number;
                                WORKSHOP: number;
                            };
                            splitModeProfilePage: boolean;
                        };
                        pdfSettingConfig: {
                            pageWidth: number;
                            pageHeight: number;
                            /** @enum {string} */
                            orientation: "landscape" | "portrait";
                            scale: number;
                            imageQuality: number;
                        };
                        cover?: {
                            /** @constant */
                            kind: "typographic";
                        } | {
                            /** @constant */
                            kind: "image";
                            picture: {
                                imageUrl: string;
                                width: number | null;
                                height: number | null;
                            };
                        };
                        version?: number | null;
                        isTemporary: boolean | ("true" | "false");
                        begins?: boolean;
                    };
                    /** Format: binary */
                    image?: string;
                    /** Format: binary */
                    pdf?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            isTemporary: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            hasPdf: boolean;
                        };
                    };
                };
            };
        };
    };
    putV1ArtistsMePortfolioIdPdfSaved: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            isTemporary: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            hasPdf: boolean;
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMePortfolioIdPdfRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @constant */
                            status: "rendering";
                            share: number;
                        } | {
                            /** @constant */
                            status: "kept";
                            portfolio: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                isTemporary: boolean;
                                /** Format: date-time */
                                updatedAt: string;
                                hasPdf: boolean;
                            };
                            missing: string[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioEarlier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                id: string;
                                isTemporary: boolean;
                                hasPdf: boolean;
                                /** Format: date-time */
                                updatedAt: string;
                                isShown: boolean;
                                works: number;
                                titles: string[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMePortfolioIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artistProfile: {
                                nameKo: string | null;
                                nameEn: string | null;
                                phoneNum: string | null;
                                email: string | null;
                                introduction: string | null;
                                imageUrl: string | null;
                                artistNote: string | null;
                                activityGenreEtc: string | null;
                                experiences: {
                                    /** @enum {string} */
                                    type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                                    year: number;
                                    title: string;
                                    location: string;
                                    region: string;
                                    selected: boolean;
                                }[];
                                educations: {
                                    /** @enum {string} */
                                    type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                                    year: number;
                                    schoolName: string;
                                    major: string;
                                    /** @enum {string} */
                                    status: "GRADUATED" | "COMPLETED" | "ENROLLED";
                                    selected: boolean;
                                }[];
                                awards: {
                                    year: number;
                                    title: string;
                                    selected: boolean;
                                }[];
                                collections: {
                                    name: string;
                                    selected: boolean;
                                }[];
                                activityGenreTypes: {
                                    /** @enum {string} */
                                    value: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                    selected: boolean;
                                }[];
                            };
                            artistArtWorks: {
                                imageUrl: string;
                                width: number | null;
                                height: number | null;
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                                titleEn: string | null;
                                year: number;
                                size: string;
                                material: string;
                                edition: string | null;
                                description: string | null;
                                page: number;
                                /** @enum {string} */
                                side: "left" | "right";
                                /** @enum {string} */
                                genre: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                etc: string | null;
                                sortOrder: number;
                                themeSubject: ("PERSON" | "LANDSCAPE" | "STILL_LIFE" | "NATURE" | "CITY" | "DAILY" | "MYTH" | "ABSTRACT") | null;
                                themeTime: ("DAWN" | "DAY" | "DUSK" | "NIGHT" | "SEASON" | "TIMELESS") | null;
                                themeFocus: ("COLOR" | "LINE" | "FORM" | "LIGHT" | "TEXTURE" | "SPACE" | "STORY") | null;
                                themeStyle: ("REALISTIC" | "ABSTRACT" | "SEMI_ABSTRACT" | "GEOMETRIC" | "MINIMAL" | "TRADITIONAL" | "GRAPHIC" | "EXPERIMENTAL") | null;
                                /** @constant */
                                categoryUuid: "PORTFOLIO";
                                categorySortOrder: number;
                            }[];
                            profileVisibility: {
                                GRADUATE: boolean;
                                UNDERGRADUATE: boolean;
                                ETC: boolean;
                                SOLO_EXHIBITION: boolean;
                                GROUP_EXHIBITION: boolean;
                                RESIDENCY: boolean;
                                WORKSHOP: boolean;
                                GRANT: boolean;
                                awards: boolean;
                                collections: boolean;
                                activityGenreTypes: boolean;
                                artistNote: boolean;
                                introduction: boolean;
                                imageUrl: boolean;
                            };
                            profilePageLayoutConfig: {
                                profilePageDataRowGap: number;
                                profilePageDataBlankEl: {
                                    SOLO_EXHIBITION: number;
                                    GROUP_EXHIBITION: number;
                                    educations: number;
                                    RESIDENCY: number;
                                    awards: number;
                                    collections: number;
                                    GRANT: number;
                                    WORKSHOP: number;
                                };
                                splitModeProfilePage: boolean;
                            };
                            pdfSettingConfig: {
                                pageWidth: number;
                                pageHeight: number;
                                /** @enum {string} */
                                orientation: "landscape" | "portrait";
                                scale: number;
                                imageQuality: number;
                            };
                            cover: {
                                /** @constant */
                                kind: "typographic";
                            } | {
                                /** @constant */
                                kind: "image";
                                picture: {
                                    imageUrl: string;
                                    width: number | null;
                                    height: number | null;
                                };
                            };
                            /** Format: uuid */
                            id: string;
                            version: number;
                            isTemporary: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            hasPdf: boolean;
                            missingArtworks: {
                                /** Format: uuid */
                                uuid: string;
                                title: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioIdFileUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            url: string;
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsMePortfolioLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                token: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                isOpen: boolean;
                                views: number;
                                lastViewedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsMePortfolioLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    /** @enum {string} */
                    period: "WEEK" | "MONTH" | "QUARTER";
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            label: string;
                            token: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isOpen: boolean;
                            views: number;
                            lastViewedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    deleteV1ArtistsMePortfolioLinksId: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1PortfolioLinksToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: date-time */
                            expiresAt: string;
                            portfolio: {
                                artistProfile: {
                                    nameKo: string | null;
                                    nameEn: string | null;
                                    phoneNum: string | null;
                                    email: string | null;
                                    introduction: string | null;
                                    imageUrl: string | null;
                                    artistNote: string | null;
                                    activityGenreEtc: string | null;
                                    experiences: {
                                        /** @enum {string} */
                                        type: "SOLO_EXHIBITION" | "GROUP_EXHIBITION" | "RESIDENCY" | "WORKSHOP" | "GRANT";
                                        year: number;
                                        title: string;
                                        location: string;
                                        region: string;
                                        selected: boolean;
                                    }[];
                                    educations: {
                                        /** @enum {string} */
                                        type: "GRADUATE" | "UNDERGRADUATE" | "ETC";
                                        year: number;
                                        schoolName: string;
                                        major: string;
                                        /** @enum {string} */
                                        status: "GRADUATED" | "COMPLETED" | "ENROLLED";
                                        selected: boolean;
                                    }[];
                                    awards: {
                                        year: number;
                                        title: string;
                                        selected: boolean;
                                    }[];
                                    collections: {
                                        name: string;
                                        selected: boolean;
                                    }[];
                                    activityGenreTypes: {
                                        /** @enum {string} */
                                        value: "WESTERN_PAINTING" | "KOREAN_PAINTING" | "SCULPTURE" | "INSTALLATION" | "MEDIA" | "PHOTOGRAPHY" | "ILLUSTRATION" | "ETC";
                                        selected: boolean;
                                    }[];
                                };
                                artistArtWorks: {
                                    imageUrl: string;
                                    width: number | null;
                                    height: number | null;
                                    /** Format: uuid */
                                    uuid: string;
                                    title: string | null;
                                    titleEn: string | null;
                                    year: number;
                                    size: string;
                                    material: string;
                                    edition: string | null;
                                    description: string | null;
                                    page: number;
                                    /** @enum {string} */
                                    side: "left" | "right";
                                }[];
                                profileVisibility: {
                                    GRADUATE: boolean;
                                    UNDERGRADUATE: boolean;
                                    ETC: boolean;
                                    SOLO_EXHIBITION: boolean;
                                    GROUP_EXHIBITION: boolean;
                                    RESIDENCY: boolean;
                                    WORKSHOP: boolean;
                                    GRANT: boolean;
                                    awards: boolean;
                                    collections: boolean;
                                    activityGenreTypes: boolean;
                                    artistNote: boolean;
                                    introduction: boolean;
                                    imageUrl: boolean;
                                };
                                profilePageLayoutConfig: {
                                    profilePageDataRowGap: number;
                                    profilePageDataBlankEl: {
                                        SOLO_EXHIBITION: number;
                                        GROUP_EXHIBITION: number;
                                        educations: number;
                                        RESIDENCY: number;
                                        awards: number;
                                        collections: number;
                                        GRANT: number;
                                        WORKSHOP: number;
                                    };
                                    splitModeProfilePage: boolean;
                                };
                                pdfSettingConfig: {
                                    pageWidth: number;
                                    pageHeight: number;
                                    /** @enum {string} */
                                    orientation: "landscape" | "portrait";
                                    scale: number;
                                    imageQuality: number;
                                };
                                cover: {
                                    /** @constant */
                                    kind: "typographic";
                                } | {
                                    /** @constant */
                                    kind: "image";
                                    picture: {
                                        imageUrl: string;
                                        width: number | null;
                                        height: number | null;
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    getV1PortfolioLinksTokenFileUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            url: string;
                        };
                    };
                };
            };
        };
    };
    postV1PortfolioLinksTokenViews: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1ContentsContestsByArticleArticleUuid: {
        parameters: {
            query?: {
                isInternal?: "true" | "false";
            };
            header?: never;
            path: {
                articleUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            description: string;
                            previewImageUrl: string | null;
                            previewImage: components["schemas"]["Image"] | null;
                            isActive: boolean;
                            isDeadlinePassed: boolean;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            extendedFrom: string | null;
                            allowsEdits: boolean;
                            isBlind: boolean;
                            formVersion: number;
                            formSchemaJson: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsContestsContestUuidActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contestUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            active: boolean;
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsContestApplicableContestUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contestUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            active: boolean;
                            alreadyApplied: boolean;
                            begun: boolean;
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsContestApplicantsPrefill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            values: {
                                [key: string]: string;
                            };
                            portfolio: {
                                fileName: string;
                                bytes: number;
                                /** Format: date-time */
                                savedAt: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsContestApplicantsPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            fileName: string;
                            bytes: number;
                            /** Format: date-time */
                            savedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsContestApplicants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                contestUuid: string;
                                articleUuid: string | null;
                                title: string;
                                organizer: string;
                                previewImage: components["schemas"]["Image"] | null;
                                /** @enum {string} */
                                standing: "DRAFT" | "SENT" | "IN_REVIEW" | "SELECTED" | "REJECTED";
                                receipt: string | null;
                                sentAt: string | null;
                                draftedAt: string | null;
                                closesAt: string | null;
                                exported: {
                                    /** Format: date-time */
                                    at: string;
                                    organization: string;
                                } | null;
                                isOpen: boolean;
                                isRemovable: boolean;
                                hasFeedback: boolean;
                                stop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                hasTermsHistory: boolean;
                                termsChange: {
                                    edition: number;
                                    /** Format: date-time */
                                    at: string;
                                    sentEdition: number;
                                    changes: {
                                        label: string;
                                        before: string;
                                        after: string;
                                    }[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1ArtistsContestApplicantsContestUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contestUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            draft: {
                                [key: string]: string | boolean | string[] | {
                                    id: string | null;
                                    name: string;
                                    size: number;
                                    contentType: string;
                                }[] | null;
                            } | null;
                            draftVersion: number;
                            draftedAt: string | null;
                            answers: {
                                [key: string]: string | boolean | string[] | {
                                    id: string | null;
                                    name: string;
                                    size: number;
                                    contentType: string;
                                }[] | null;
                            } | null;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[] | null;
                            terms: {
                                edition: number;
                                /** Format: date-time */
                                at: string;
                                terms: {
                                    /** @enum {string} */
                                    rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                    /** @enum {string} */
                                    rightsOf: "SELECTED" | "ALL";
                                    usage: string;
                                    usageUntil: "" | string;
                                    pay: string;
                                    /** @enum {string} */
                                    unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                    /** @enum {string} */
                                    deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                    /** @enum {string} */
                                    fee: "" | "NONE" | "PAID";
                                    feeDetail: string;
                                    selected: string;
                                    prize: string;
                                    prizeDetail: string;
                                    /** @enum {string} */
                                    ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                    /** @enum {string} */
                                    jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                    jurors: string;
                                    /** @enum {string} */
                                    feedback: "" | "ALL" | "SELECTED" | "NONE";
                                    contact: string;
                                    others: string;
                                };
                            } | null;
                            receipt: string | null;
                            sentAt: string | null;
                            verifiedOrganization: {
                                name: string;
                                /** @enum {string} */
                                proof: "BUSINESS" | "NONPROFIT" | "MUSEUM" | "PUBLIC";
                                /** Format: date-time */
                                at: string;
                            } | null;
                            feedback: {
                                rounds: {
                                    round: number;
                                    score: number | null;
                                    scores: number;
                                    max: number;
                                    criteria: {
                                        name: string;
                                        weight: number;
                                        mean: number;
                                    }[];
                                    comments: string[];
                                }[];
                            } | null;
                            messages: {
                                /** Format: date-time */
                                sentAt: string;
                                subject: string;
                                text: string;
                            }[];
                        } | null;
                    };
                };
            };
        };
    };
    postV1ArtistsContestApplicantsContestUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contestUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    formData: string;
                    formVersion?: number;
                    draftVersion?: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            draftVersion: number;
                        };
                    };
                };
            };
        };
    };
    deleteV1ArtistsContestApplicantsContestUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contestUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    putV1ArtistsContestApplicantsContestUuidDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contestUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    formData: string;
                    formVersion: number;
                    draftVersion: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            draftVersion: number;
                            unkept: {
                                field: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1ArtistsContestApplicantsIdFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    field: string;
                    upload: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            size: number;
                            contentType: string;
                        };
                    };
                };
            };
        };
    };
    putV1ArtistsContestApplicantsIdUploaded: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    draftVersion?: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            receipt: string;
                            /** Format: date-time */
                            sentAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            /** @enum {string} */
                            role: "OWNER" | "REVIEWER";
                            members: {
                                accountId: string;
                                name: string;
                                /** @enum {string} */
                                role: "OWNER" | "REVIEWER";
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContests: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "closesAt" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL" | "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                stop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: uuid */
                                uuid: string;
                                articleUuid: string | null;
                                /** @enum {string} */
                                contestType: "COMPETITION" | "ETC";
                                title: string;
                                /** @enum {string} */
                                standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                                opensAt: string | null;
                                closesAt: string | null;
                                announcedAt: string | null;
                                applicants: number;
                                drafts: number;
                                previewImage: components["schemas"]["Image"] | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1OrganizationsContests: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    contestType: "COMPETITION" | "ETC";
                    title: string;
                    organizer: string;
                    description: string;
                    opensAt: string | null;
                    closesAt: string | null;
                    isBlind: boolean;
                    allowsEdits: boolean;
                    fields: {
                        name: string;
                        /** @enum {string} */
                        type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                        label: string;
                        help: string | null;
                        placeholder: string | null;
                        required: boolean;
                        validation: {
                            pattern?: string;
                            message?: string;
                            minLength?: number;
                            maxLength?: number;
                            min?: number;
                            max?: number;
                            /** Format: date */
                            minDate?: string;
                            /** Format: date */
                            maxDate?: string;
                            minCount?: number;
                            maxCount?: number;
                            mustBeTrue?: boolean;
                        } | null;
                        options: {
                            value: string;
                            label: string;
                        }[] | null;
                        accept: string | null;
                        multiple: boolean;
                        maxFileSize: number | null;
                        disabled: boolean;
                        isPersonal?: boolean;
                        etcLabel?: string;
                    }[];
                    terms: {
                        /** @enum {string} */
                        rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                        /** @enum {string} */
                        rightsOf: "SELECTED" | "ALL";
                        usage: string;
                        usageUntil: "" | string;
                        pay: string;
                        /** @enum {string} */
                        unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                        /** @enum {string} */
                        deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                        /** @enum {string} */
                        fee: "" | "NONE" | "PAID";
                        feeDetail: string;
                        selected: string;
                        prize: string;
                        prizeDetail: string;
                        /** @enum {string} */
                        ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                        /** @enum {string} */
                        jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                        jurors: string;
                        /** @enum {string} */
                        feedback: "" | "ALL" | "SELECTED" | "NONE";
                        contact: string;
                        others: string;
                        overruled: string;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    contestType: "COMPETITION" | "ETC";
                    title: string;
                    organizer: string;
                    description: string;
                    opensAt: string | null;
                    closesAt: string | null;
                    isBlind: boolean;
                    allowsEdits: boolean;
                    fields: {
                        name: string;
                        /** @enum {string} */
                        type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                        label: string;
                        help: string | null;
                        placeholder: string | null;
                        required: boolean;
                        validation: {
                            pattern?: string;
                            message?: string;
                            minLength?: number;
                            maxLength?: number;
                            min?: number;
                            max?: number;
                            /** Format: date */
                            minDate?: string;
                            /** Format: date */
                            maxDate?: string;
                            minCount?: number;
                            maxCount?: number;
                            mustBeTrue?: boolean;
                        } | null;
                        options: {
                            value: string;
                            label: string;
                        }[] | null;
                        accept: string | null;
                        multiple: boolean;
                        maxFileSize: number | null;
                        disabled: boolean;
                        isPersonal?: boolean;
                        etcLabel?: string;
                    }[];
                    terms: {
                        /** @enum {string} */
                        rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                        /** @enum {string} */
                        rightsOf: "SELECTED" | "ALL";
                        usage: string;
                        usageUntil: "" | string;
                        pay: string;
                        /** @enum {string} */
                        unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                        /** @enum {string} */
                        deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                        /** @enum {string} */
                        fee: "" | "NONE" | "PAID";
                        feeDetail: string;
                        selected: string;
                        prize: string;
                        prizeDetail: string;
                        /** @enum {string} */
                        ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                        /** @enum {string} */
                        jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                        jurors: string;
                        /** @enum {string} */
                        feedback: "" | "ALL" | "SELECTED" | "NONE";
                        contact: string;
                        others: string;
                        overruled: string;
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    deleteV1OrganizationsContestsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        version: number;
                    };
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidStanding: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "PUBLISH" | "CLOSE" | "REOPEN" | "ARCHIVE" | "RESTORE";
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidReviewRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rule: {
                        /** @enum {string} */
                        scale: "FIVE" | "TEN" | "HUNDRED";
                        criteria: {
                            id: string;
                            name: string;
                            description: string;
                            weight: number;
                        }[];
                        /** @enum {string} */
                        reckoning: "MEAN" | "TRIMMED";
                        /** @enum {string} */
                        reveal: "OWN_SCORE" | "ROUND_END";
                        needsComment: boolean;
                    };
                    version: number;
                    isConfirmed?: boolean;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            text: string;
                            publishedAt: string | null;
                            selected: string[] | null;
                            method: string;
                            jurors: string[];
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    isPublished: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            events: {
                                /** Format: uuid */
                                uuid: string;
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                kind: "RULE_SAVED" | "JUROR_ADDED" | "JUROR_INVITED" | "JUROR_REMOVED" | "JUROR_ROUNDS" | "APPLICANTS_ASSIGNED" | "ROUND_ENDED" | "ROUND_REOPENED" | "ANNOUNCED" | "ANNOUNCEMENT_REOPENED";
                                by: string | null;
                                round: number;
                                juror: string | null;
                                count: number | null;
                                reason: string | null;
                            }[];
                            earlier: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminContests: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "closesAt" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL" | "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                contestType: "COMPETITION" | "ETC";
                                title: string;
                                organization: string;
                                /** @enum {string} */
                                standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                                opensAt: string | null;
                                closesAt: string | null;
                                applicants: number;
                                stop: {
                                    /** @enum {string} */
                                    kind: "CLOSED" | "WITHDRAWN";
                                    /** Format: date-time */
                                    at: string;
                                    reason: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminContestsExport: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                reason?: string;
                check?: "true";
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "closesAt" | "title";
                direction?: "asc" | "desc";
                filter?: "ALL" | "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    getV1AdminContestsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organization: string;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            opensAt: string | null;
                            closesAt: string | null;
                            applicants: number;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            news: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            } | null;
                            organizer: string;
                            description: string;
                            previewImage: components["schemas"]["Image"] | null;
                            questions: number;
                            terms: {
                                edition: number;
                                lines: {
                                    label: string;
                                    answer: string;
                                    detail: string;
                                }[];
                                unfair: string[];
                                overruled: string;
                            } | null;
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            };
                            drafts: number;
                            closedAt: string | null;
                            announcedAt: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminContestsUuidStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "CLOSED" | "WITHDRAWN";
                    reason: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organization: string;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            opensAt: string | null;
                            closesAt: string | null;
                            applicants: number;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            news: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            } | null;
                            organizer: string;
                            description: string;
                            previewImage: components["schemas"]["Image"] | null;
                            questions: number;
                            terms: {
                                edition: number;
                                lines: {
                                    label: string;
                                    answer: string;
                                    detail: string;
                                }[];
                                unfair: string[];
                                overruled: string;
                            } | null;
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            };
                            drafts: number;
                            closedAt: string | null;
                            announcedAt: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminContestsUuidRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organization: string;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            opensAt: string | null;
                            closesAt: string | null;
                            applicants: number;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            news: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "DRAFT" | "SCHEDULED" | "PUBLISHED";
                            } | null;
                            organizer: string;
                            description: string;
                            previewImage: components["schemas"]["Image"] | null;
                            questions: number;
                            terms: {
                                edition: number;
                                lines: {
                                    label: string;
                                    answer: string;
                                    detail: string;
                                }[];
                                unfair: string[];
                                overruled: string;
                            } | null;
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            };
                            drafts: number;
                            closedAt: string | null;
                            announcedAt: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidExport: {
        parameters: {
            query: {
                format: "xlsx" | "csv" | "zip";
                status?: "PENDING" | "REVIEWING" | "SELECTED" | "REJECTED";
                reason?: string;
                check?: "true";
                reviews?: "true";
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                    "application/zip": string;
                };
            };
        };
    };
    getV1OrganizationsContestsUuidRanking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            round: number;
                            ranked: {
                                /** Format: uuid */
                                id: string;
                                receipt: string;
                                name: string;
                                nameEn: string | null;
                                /** @enum {string} */
                                status: "PENDING" | "REVIEWING" | "SELECTED" | "REJECTED";
                                rank: number;
                                isTied: boolean;
                                mean: number;
                                scores: {
                                    score: number;
                                    counts: boolean;
                                }[];
                                criteria: number[];
                                missing: number;
                            }[];
                            others: number;
                            unscored: number;
                            jurors: number;
                        };
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidReopenings: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    part: "ROUND" | "ANNOUNCEMENT";
                    round: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** @enum {string} */
                            contestType: "COMPETITION" | "ETC";
                            title: string;
                            organizer: string;
                            description: string;
                            opensAt: string | null;
                            closesAt: string | null;
                            isBlind: boolean;
                            allowsEdits: boolean;
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            terms: {
                                /** @enum {string} */
                                rights: "" | "ARTIST" | "LICENCE" | "TRANSFER";
                                /** @enum {string} */
                                rightsOf: "SELECTED" | "ALL";
                                usage: string;
                                usageUntil: "" | string;
                                pay: string;
                                /** @enum {string} */
                                unselected: "" | "DELETED" | "RETURNED" | "KEPT";
                                /** @enum {string} */
                                deletionDays: "14" | "30" | "60" | "90" | "180" | "";
                                /** @enum {string} */
                                fee: "" | "NONE" | "PAID";
                                feeDetail: string;
                                selected: string;
                                prize: string;
                                prizeDetail: string;
                                /** @enum {string} */
                                ai: "" | "FORBIDDEN" | "DECLARED" | "FREE";
                                /** @enum {string} */
                                jury: "" | "NAMED" | "WITH_RESULT" | "UNNAMED";
                                jurors: string;
                                /** @enum {string} */
                                feedback: "" | "ALL" | "SELECTED" | "NONE";
                                contact: string;
                                others: string;
                                overruled: string;
                            };
                            /** Format: uuid */
                            uuid: string;
                            articleUuid: string | null;
                            /** @enum {string} */
                            standing: "DRAFT" | "SCHEDULED" | "OPEN" | "CLOSED" | "ARCHIVED" | "WITHDRAWN";
                            closedAt: string | null;
                            announcedAt: string | null;
                            stop: {
                                /** @enum {string} */
                                kind: "CLOSED" | "WITHDRAWN";
                                /** Format: date-time */
                                at: string;
                                reason: string;
                            } | null;
                            result: {
                                text: string;
                                publishedAt: string | null;
                            };
                            previewImage: components["schemas"]["Image"] | null;
                            formVersion: number;
                            termsEdition: number;
                            /** Format: date-time */
                            termsAt: string;
                            isFormAnswered: boolean;
                            round: number;
                            review: {
                                rule: {
                                    /** @enum {string} */
                                    scale: "FIVE" | "TEN" | "HUNDRED";
                                    criteria: {
                                        id: string;
                                        name: string;
                                        description: string;
                                        weight: number;
                                    }[];
                                    /** @enum {string} */
                                    reckoning: "MEAN" | "TRIMMED";
                                    /** @enum {string} */
                                    reveal: "OWN_SCORE" | "ROUND_END";
                                    needsComment: boolean;
                                };
                                edition: number;
                                scoredAt: string | null;
                                progress: {
                                    assigned: number;
                                    scored: number;
                                    held: number;
                                };
                            };
                            counts: {
                                PENDING: number;
                                REVIEWING: number;
                                SELECTED: number;
                                REJECTED: number;
                            } | null;
                            drafts: number;
                            untold: number;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidApplicants: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "sentAt" | "name" | "score";
                direction?: "asc" | "desc";
                filter?: "ALL" | "UNSCORED" | "HELD" | "PENDING" | "REVIEWING" | "SELECTED" | "REJECTED";
                current?: boolean;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                id: string;
                                name: string | null;
                                nameEn: string | null;
                                portrait: components["schemas"]["Image"] | null;
                                receipt: string;
                                status: ("PENDING" | "REVIEWING" | "SELECTED" | "REJECTED") | null;
                                announcedStatus: ("SELECTED" | "REJECTED") | null;
                                round: number;
                                /** Format: date-time */
                                sentAt: string;
                                files: number;
                                score: number | null;
                                scores: number | null;
                                ownScore: number | null;
                                ownOpinion: ("SELECT" | "HOLD" | "REJECT") | null;
                                isWithdrawn: boolean;
                                texts: {
                                    [key: string]: string;
                                };
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidApplicantsApplicantId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                applicantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string | null;
                            nameEn: string | null;
                            portrait: components["schemas"]["Image"] | null;
                            receipt: string;
                            status: ("PENDING" | "REVIEWING" | "SELECTED" | "REJECTED") | null;
                            announcedStatus: ("SELECTED" | "REJECTED") | null;
                            round: number;
                            /** Format: date-time */
                            sentAt: string;
                            files: number;
                            score: number | null;
                            scores: number | null;
                            ownScore: number | null;
                            ownOpinion: ("SELECT" | "HOLD" | "REJECT") | null;
                            isWithdrawn: boolean;
                            texts: {
                                [key: string]: string;
                            };
                            fields: {
                                name: string;
                                /** @enum {string} */
                                type: "text" | "textarea" | "number" | "date" | "email" | "tel" | "url" | "select" | "radio" | "checkbox-group" | "checkbox" | "file" | "portfolio";
                                label: string;
                                help: string | null;
                                placeholder: string | null;
                                required: boolean;
                                validation: {
                                    pattern?: string;
                                    message?: string;
                                    minLength?: number;
                                    maxLength?: number;
                                    min?: number;
                                    max?: number;
                                    /** Format: date */
                                    minDate?: string;
                                    /** Format: date */
                                    maxDate?: string;
                                    minCount?: number;
                                    maxCount?: number;
                                    mustBeTrue?: boolean;
                                } | null;
                                options: {
                                    value: string;
                                    label: string;
                                }[] | null;
                                accept: string | null;
                                multiple: boolean;
                                maxFileSize: number | null;
                                disabled: boolean;
                                isPersonal?: boolean;
                                etcLabel?: string;
                            }[];
                            answers: {
                                [key: string]: string | boolean | string[] | {
                                    id: string | null;
                                    name: string;
                                    size: number;
                                    contentType: string;
                                }[] | null;
                            };
                            isDeleted: boolean;
                            attachments: {
                                /** Format: uuid */
                                id: string;
                                field: string;
                                name: string;
                                size: number;
                                contentType: string;
                                url: string | null;
                                withheld: string | null;
                            }[];
                            reviews: {
                                reviewer: string;
                                isOwn: boolean;
                                round: number;
                                edition: number;
                                score: number | null;
                                counts: boolean | null;
                                marks: {
                                    id: string;
                                    name: string;
                                    mark: number;
                                }[];
                                opinion: ("SELECT" | "HOLD" | "REJECT") | null;
                                note: string | null;
                                isNoteShared: boolean;
                                comment: string | null;
                                changes: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsApplicantsApplicantIdPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                applicantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            applicantId: string;
                            /** Format: uuid */
                            contestUuid: string;
                            contestTitle: string;
                            name: string | null;
                            receipt: string;
                            file: {
                                /** Format: uuid */
                                id: string;
                                field: string;
                                name: string;
                                size: number;
                                contentType: string;
                                url: string;
                                withheld: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidApplicantsStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    /** @enum {string} */
                    status: "PENDING" | "REVIEWING" | "SELECTED" | "REJECTED";
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            changed: number;
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidApplicantsApplicantIdReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                applicantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    marks: {
                        [key: string]: number;
                    };
                    opinion: ("SELECT" | "HOLD" | "REJECT") | null;
                    note: string | null;
                    isNoteShared: boolean;
                    comment: string | null;
                    round?: number;
                    edition?: number;
                    seen?: {
                        marks: {
                            [key: string]: number;
                        };
                        opinion: ("SELECT" | "HOLD" | "REJECT") | null;
                        note: string | null;
                        isNoteShared: boolean;
                        comment: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    round: number;
                    cutOff: {
                        /** @constant */
                        kind: "SCORE";
                        min: number;
                    } | {
                        /** @constant */
                        kind: "BEST";
                        count: number;
                    } | {
                        /** @constant */
                        kind: "SELECTED";
                    };
                    isTrial: boolean;
                    confirmed?: {
                        passed: number;
                        failed: number;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            round: number;
                            passed: number;
                            failed: number;
                            unscored: {
                                count: number;
                                names: string[];
                            };
                            resets: {
                                scored: number;
                                decided: number;
                            };
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            announcedAt: string | null;
                            selected: {
                                count: number;
                                sample: {
                                    name: string;
                                    receipt: string;
                                } | null;
                            };
                            rejected: {
                                count: number;
                                sample: {
                                    name: string;
                                    receipt: string;
                                } | null;
                            };
                            undecided: {
                                count: number;
                                sample: {
                                    name: string;
                                    receipt: string;
                                } | null;
                            };
                            frame: {
                                siteName: string;
                                hours: string;
                                email: string;
                                footer: string;
                                applicationsUrl: string;
                            };
                        };
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    selected: {
                        subject: string;
                        text: string;
                    };
                    rejected: {
                        subject: string;
                        text: string;
                    };
                    rejectsUndecided: boolean;
                    confirmed?: {
                        selected: number;
                        rejected: number;
                    };
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: date-time */
                            announcedAt: string;
                            selected: number;
                            rejected: number;
                            unreachable: number;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidMinutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getV1OrganizationsContestsUuidMessages: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** Format: date-time */
                                sentAt: string;
                                by: string | null;
                                /** @enum {string} */
                                audience: "ONE" | "UNFINISHED" | "SENT";
                                applicant: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    receipt: string;
                                } | null;
                                subject: string;
                                text: string;
                                sent: number;
                                unreachable: number;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    text: string;
                    /** @enum {string} */
                    audience: "ONE" | "UNFINISHED" | "SENT";
                    /** Format: uuid */
                    applicantId?: string;
                    confirmed: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** Format: date-time */
                            sentAt: string;
                            by: string | null;
                            /** @enum {string} */
                            audience: "ONE" | "UNFINISHED" | "SENT";
                            applicant: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                receipt: string;
                            } | null;
                            subject: string;
                            text: string;
                            sent: number;
                            unreachable: number;
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidMessagesRecipients: {
        parameters: {
            query: {
                audience: "ONE" | "UNFINISHED" | "SENT";
                applicantId?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            count: number;
                            unreachable: number;
                            sample: {
                                name: string;
                                receipt: string;
                            } | null;
                            frame: {
                                siteName: string;
                                hours: string;
                                email: string;
                                footer: string;
                                applicationsUrl: string;
                            };
                        };
                    };
                };
            };
        };
    };
    getV1OrganizationsContestsUuidJury: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            jurors: {
                                /** Format: uuid */
                                accountUuid: string;
                                accountId: string;
                                name: string;
                                /** Format: date-time */
                                addedAt: string;
                                isInvited: boolean;
                                invitationEndsAt: string | null;
                                rounds: number[] | null;
                                assigned: number;
                                scored: number;
                                scores: number;
                                held: number;
                                excluded: number;
                                declared: number;
                                lastReviewAt: string | null;
                            }[];
                            candidates: {
                                /** Format: uuid */
                                accountUuid: string;
                                accountId: string;
                                name: string;
                            }[];
                            exclusions: {
                                /** Format: uuid */
                                uuid: string;
                                /** Format: uuid */
                                applicantId: string;
                                receipt: string;
                                applicantName: string;
                                /** Format: uuid */
                                jurorUuid: string;
                                jurorName: string;
                                /** @enum {string} */
                                kind: "DECLARED" | "EXCLUDED";
                                reason: string;
                                by: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                liftedAt: string | null;
                                hadScore: boolean;
                            }[];
                            assignment: {
                                /** @enum {string} */
                                mode: "ALL" | "DIVIDED";
                                applicants: number;
                                unassigned: number;
                                unreviewed: number;
                            };
                        };
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidJurors: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    accountUuid: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidJurorsInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                    name: string;
                    email: string;
                    phoneNum: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidJurorsAccountUuidInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                accountUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    deleteV1OrganizationsContestsUuidJurorsAccountUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                accountUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    postV1OrganizationsContestsUuidExclusions: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    applicantId: string;
                    /** Format: uuid */
                    jurorUuid?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    deleteV1OrganizationsContestsUuidExclusionsExclusionUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                exclusionUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidAssignments: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    mode: "ALL";
                    round: number;
                } | {
                    /** @constant */
                    mode: "EVEN";
                    round: number;
                    perApplicant: number;
                } | {
                    /** @constant */
                    mode: "HAND";
                    round: number;
                    applicantIds: string[];
                    jurorUuids: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            applicants: number;
                            perJuror: {
                                /** Format: uuid */
                                accountUuid: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    putV1OrganizationsContestsUuidJurorsAccountUuidRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
                accountUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rounds: number[] | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1UsersMeStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            bytes: number;
                            maxBytes: number;
                        };
                    };
                };
            };
        };
    };
    getV1S3PutPresignedUrl: {
        parameters: {
            query: {
                fileName: string;
                contentType: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: string;
                    };
                };
            };
        };
    };
    postV1S3PutPresignedUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileName: string;
                    contentType: string;
                    size?: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: string;
                    };
                };
            };
        };
    };
    getV1SupportInquiries: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt";
                direction?: "asc" | "desc";
                filter?: "ALL" | "WAITING" | "ANSWERED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                title: string;
                                /** Format: date-time */
                                createdAt: string;
                                isAnswered: boolean;
                                isRead: boolean;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1SupportInquiries: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        type: ("INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE") | null;
                        title: string;
                        content: string;
                        email: string;
                        phoneNum: string;
                        /** Format: uuid */
                        sendKey?: string;
                    };
                    "files[]"?: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
    };
    postV1SupportGuestInquiries: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        type: ("INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE") | null;
                        title: string;
                        content: string;
                        email: string;
                        phoneNum: string;
                        /** Format: uuid */
                        sendKey?: string;
                        privacyAgreed?: boolean;
                    };
                    "files[]"?: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1SupportInquiriesUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            count: number;
                        };
                    };
                };
            };
        };
    };
    getV1SupportInquiriesUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                            title: string;
                            /** Format: date-time */
                            createdAt: string;
                            isAnswered: boolean;
                            isRead: boolean;
                            userAccountId: string;
                            content: string;
                            email: string;
                            phoneNum: string;
                            privatePresignedUrls: string[];
                            files: {
                                name: string;
                                mime: string;
                                bytes: number;
                            }[];
                            answer: string | null;
                            answerFiles: {
                                name: string;
                                mime: string;
                                bytes: number;
                                url: string;
                            }[];
                            answeredAt: string | null;
                            answerAdminAccountId: string | null;
                        };
                    };
                };
            };
        };
    };
    putV1SupportInquiriesUuidRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminInquiries: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt";
                direction?: "asc" | "desc";
                filter?: "ALL" | "WAITING" | "ANSWERED";
                type?: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                sender?: "MEMBER" | "GUEST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                title: string;
                                senderId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                answeredAt: string | null;
                                answeredBy: string | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminInquiriesExport: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                reason?: string;
                check?: "true";
                q?: string;
                literal?: boolean;
                sort?: "createdAt";
                direction?: "asc" | "desc";
                filter?: "ALL" | "WAITING" | "ANSWERED";
                type?: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                sender?: "MEMBER" | "GUEST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    getV1AdminInquiriesUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                            title: string;
                            senderId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            answeredAt: string | null;
                            answeredBy: string | null;
                            content: string;
                            email: string;
                            phoneNum: string;
                            files: {
                                uuid: string;
                                name: string;
                                mime: string;
                                bytes: number;
                                url: string;
                            }[];
                            answer: string | null;
                            answerFiles: {
                                uuid: string;
                                name: string;
                                mime: string;
                                bytes: number;
                                url: string;
                            }[];
                            version: number;
                            isRead: boolean;
                        };
                    };
                };
            };
        };
    };
    postV1AdminInquiriesUuidOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            name: string | null;
                            email: string | null;
                            phoneNum: string | null;
                        };
                    };
                };
            };
        };
    };
    putV1AdminInquiriesUuidAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reqDto: {
                        answer: string | null;
                        version: number;
                        keptFileUuids: string[];
                    };
                    "files[]"?: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                            title: string;
                            senderId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            answeredAt: string | null;
                            answeredBy: string | null;
                            content: string;
                            email: string;
                            phoneNum: string;
                            files: {
                                uuid: string;
                                name: string;
                                mime: string;
                                bytes: number;
                                url: string;
                            }[];
                            answer: string | null;
                            answerFiles: {
                                uuid: string;
                                name: string;
                                mime: string;
                                bytes: number;
                                url: string;
                            }[];
                            version: number;
                            isRead: boolean;
                        };
                    };
                };
            };
        };
    };
    getV1SupportNotices: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt";
                direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                                createdBy: string;
                                /** Format: date-time */
                                createdAt: string;
                                isPinned: boolean;
                                isRead: boolean | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1SupportNoticesUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            count: number;
                        };
                    };
                };
            };
        };
    };
    getV1SupportUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            inquiries: number;
                            notices: number;
                            noticeUuids: string[];
                        };
                    };
                };
            };
        };
    };
    putV1SupportNoticesReadAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1SupportNoticesUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            title: string;
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            isPinned: boolean;
                            isRead: boolean | null;
                            content: string;
                            older: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                            newer: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    postV1SupportNoticesUuidRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminNotices: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt" | "updatedAt" | "title";
                direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                                createdBy: string;
                                isPinned: boolean;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string | null;
                    content: string;
                    createdBy: string | null;
                    isPinned: boolean;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            title: string;
                            createdBy: string;
                            isPinned: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            content: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminNoticesUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            title: string;
                            createdBy: string;
                            isPinned: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            content: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    putV1AdminNoticesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string | null;
                    content: string;
                    createdBy: string | null;
                    isPinned: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            title: string;
                            createdBy: string;
                            isPinned: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            content: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminNoticesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1SupportFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                category: "MEMBER" | "CONTENT" | "ETC" | "ARTIST";
                                question: string;
                                answer: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    putV1AdminFaqsOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uuids: string[];
                    seen?: string[];
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminFaqs: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "position";
                direction?: "asc" | "desc";
                category?: "MEMBER" | "CONTENT" | "ETC" | "ARTIST";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                category: "MEMBER" | "CONTENT" | "ETC" | "ARTIST";
                                question: string;
                                answer: string;
                                isForArtists: boolean;
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category: ("MEMBER" | "CONTENT" | "ETC" | "ARTIST") | null;
                    isForArtists: boolean;
                    question: string | null;
                    answer: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            category: "MEMBER" | "CONTENT" | "ETC" | "ARTIST";
                            question: string;
                            answer: string;
                            isForArtists: boolean;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1AdminFaqsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            category: "MEMBER" | "CONTENT" | "ETC" | "ARTIST";
                            question: string;
                            answer: string;
                            isForArtists: boolean;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1AdminFaqsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category: ("MEMBER" | "CONTENT" | "ETC" | "ARTIST") | null;
                    isForArtists: boolean;
                    question: string | null;
                    answer: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            category: "MEMBER" | "CONTENT" | "ETC" | "ARTIST";
                            question: string;
                            answer: string;
                            isForArtists: boolean;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminFaqsUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminChoices: {
        parameters: {
            query: {
                kind: "ARTIST" | "ARTWORK" | "ARTICLE";
                q?: string;
                type?: "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS";
                isPublic?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: string;
                                name: string;
                                note: string;
                                image: components["schemas"]["Image"] | null;
                                isPublic: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1AdminChoicesNamed: {
        parameters: {
            query: {
                kind: "ARTIST" | "ARTWORK" | "ARTICLE";
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: string;
                                name: string;
                                note: string;
                                image: components["schemas"]["Image"] | null;
                                isPublic: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1AdminHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artists: {
                                artistIds: number[];
                                version: string;
                            };
                            special: {
                                articleUuid: string | null;
                                titleLines: string[];
                                version: string;
                            };
                            articles: {
                                articleUuids: string[];
                                version: string;
                            };
                        };
                    };
                };
            };
        };
    };
    putV1AdminHomeArtists: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    artistIds: number[];
                    version?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artists: {
                                artistIds: number[];
                                version: string;
                            };
                            special: {
                                articleUuid: string | null;
                                titleLines: string[];
                                version: string;
                            };
                            articles: {
                                articleUuids: string[];
                                version: string;
                            };
                        };
                    };
                };
            };
        };
    };
    putV1AdminHomeSpecial: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    articleUuid: string | null;
                    titleLines: string[];
                    version?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artists: {
                                artistIds: number[];
                                version: string;
                            };
                            special: {
                                articleUuid: string | null;
                                titleLines: string[];
                                version: string;
                            };
                            articles: {
                                articleUuids: string[];
                                version: string;
                            };
                        };
                    };
                };
            };
        };
    };
    putV1AdminHomeArticles: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    articleUuids: string[];
                    version?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            artists: {
                                artistIds: number[];
                                version: string;
                            };
                            special: {
                                articleUuid: string | null;
                                titleLines: string[];
                                version: string;
                            };
                            articles: {
                                articleUuids: string[];
                                version: string;
                            };
                        };
                    };
                };
            };
        };
    };
    postV1AdminImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: components["schemas"]["Image"];
                    };
                };
            };
        };
    };
    postV1AdminVideos: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    video: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            id: string;
                        };
                    };
                };
            };
        };
    };
    getV1AdminTemplates: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "title" | "updatedAt";
                direction?: "asc" | "desc";
                use?: "INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                use: "INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP";
                                title: string;
                                content: string;
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    postV1AdminTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    use: ("INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP") | null;
                    title: string | null;
                    content: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            use: "INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP";
                            title: string;
                            content: string;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getV1AdminTemplatesUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            use: "INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP";
                            title: string;
                            content: string;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    putV1AdminTemplatesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    use: ("INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP") | null;
                    title: string | null;
                    content: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            use: "INQUIRY_ANSWER" | "DOCUMENTS_REQUEST" | "ACCOUNT_STOP";
                            title: string;
                            content: string;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    deleteV1AdminTemplatesUuid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminAudit: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "at";
                direction?: "asc" | "desc";
                action?: "CREATE" | "UPDATE" | "REMOVE" | "ORDER" | "PUBLISH" | "SCHEDULE" | "UNPUBLISH" | "RESTORE_REVISION" | "SHOW" | "HIDE" | "SHARE" | "CLOSE" | "APPROVE" | "ASK_AGAIN" | "ANSWER" | "CHANGE_ROLE" | "STOP" | "RESTORE" | "INVITE" | "WITHDRAW" | "REVOKE_WITHDRAWAL" | "VIEW_PERSONAL_DATA" | "EXPORT" | "SEARCH_CONTACT" | "CHECK" | "SEND_AGAIN" | "SEND_PASSWORD_LINK";
                subject?: "MEMBER" | "APPLICATION" | "ORGANIZATION" | "ARTICLE" | "BANNER" | "CURATION" | "ARTIST" | "NOTICE" | "FAQ" | "CONTEST" | "INQUIRY" | "TEMPLATE" | "MAIL" | "AUDIT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: number;
                                /** Format: date-time */
                                at: string;
                                actorId: string | null;
                                /** @enum {string} */
                                action: "CREATE" | "UPDATE" | "REMOVE" | "ORDER" | "PUBLISH" | "SCHEDULE" | "UNPUBLISH" | "RESTORE_REVISION" | "SHOW" | "HIDE" | "SHARE" | "CLOSE" | "APPROVE" | "ASK_AGAIN" | "ANSWER" | "CHANGE_ROLE" | "STOP" | "RESTORE" | "INVITE" | "WITHDRAW" | "REVOKE_WITHDRAWAL" | "VIEW_PERSONAL_DATA" | "EXPORT" | "SEARCH_CONTACT" | "CHECK" | "SEND_AGAIN" | "SEND_PASSWORD_LINK";
                                /** @enum {string} */
                                subject: "MEMBER" | "APPLICATION" | "ORGANIZATION" | "ARTICLE" | "BANNER" | "CURATION" | "ARTIST" | "NOTICE" | "FAQ" | "CONTEST" | "INQUIRY" | "TEMPLATE" | "MAIL" | "AUDIT";
                                subjectId: string | null;
                                label: string;
                                before: {
                                    [key: string]: unknown;
                                } | null;
                                after: {
                                    [key: string]: unknown;
                                } | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminAuditExport: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                reason?: string;
                check?: "true";
                q?: string;
                literal?: boolean;
                sort?: "at";
                direction?: "asc" | "desc";
                action?: "CREATE" | "UPDATE" | "REMOVE" | "ORDER" | "PUBLISH" | "SCHEDULE" | "UNPUBLISH" | "RESTORE_REVISION" | "SHOW" | "HIDE" | "SHARE" | "CLOSE" | "APPROVE" | "ASK_AGAIN" | "ANSWER" | "CHANGE_ROLE" | "STOP" | "RESTORE" | "INVITE" | "WITHDRAW" | "REVOKE_WITHDRAWAL" | "VIEW_PERSONAL_DATA" | "EXPORT" | "SEARCH_CONTACT" | "CHECK" | "SEND_AGAIN" | "SEND_PASSWORD_LINK";
                subject?: "MEMBER" | "APPLICATION" | "ORGANIZATION" | "ARTICLE" | "BANNER" | "CURATION" | "ARTIST" | "NOTICE" | "FAQ" | "CONTEST" | "INQUIRY" | "TEMPLATE" | "MAIL" | "AUDIT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    getV1AdminLogChecks: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                id: string;
                                calls: number;
                                /** Format: date */
                                dueOn: string;
                                check: {
                                    note: string;
                                    checkedBy: string;
                                    /** Format: date-time */
                                    checkedAt: string;
                                } | null;
                                isOver: boolean;
                                isLate: boolean;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminLogChecksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            id: string;
                            calls: number;
                            /** Format: date */
                            dueOn: string;
                            check: {
                                note: string;
                                checkedBy: string;
                                /** Format: date-time */
                                checkedAt: string;
                            } | null;
                            isOver: boolean;
                            isLate: boolean;
                            counts: {
                                actorId: string;
                                /** @enum {string} */
                                action: "CREATE" | "UPDATE" | "REMOVE" | "ORDER" | "PUBLISH" | "SCHEDULE" | "UNPUBLISH" | "RESTORE_REVISION" | "SHOW" | "HIDE" | "SHARE" | "CLOSE" | "APPROVE" | "ASK_AGAIN" | "ANSWER" | "CHANGE_ROLE" | "STOP" | "RESTORE" | "INVITE" | "WITHDRAW" | "REVOKE_WITHDRAWAL" | "VIEW_PERSONAL_DATA" | "EXPORT" | "SEARCH_CONTACT" | "CHECK" | "SEND_AGAIN" | "SEND_PASSWORD_LINK";
                                /** @enum {string} */
                                subject: "MEMBER" | "APPLICATION" | "ORGANIZATION" | "ARTICLE" | "BANNER" | "CURATION" | "ARTIST" | "NOTICE" | "FAQ" | "CONTEST" | "INQUIRY" | "TEMPLATE" | "MAIL" | "AUDIT";
                                calls: number;
                                rows: number;
                                atNight: number;
                                withoutReason: number;
                                usualCalls: number;
                                unusual: ("MANY_CALLS" | "MANY_ROWS" | "AT_NIGHT" | "NO_REASON")[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1AdminLogChecksId: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string | null;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            id: string;
                            calls: number;
                            /** Format: date */
                            dueOn: string;
                            check: {
                                note: string;
                                checkedBy: string;
                                /** Format: date-time */
                                checkedAt: string;
                            } | null;
                            isOver: boolean;
                            isLate: boolean;
                            counts: {
                                actorId: string;
                                /** @enum {string} */
                                action: "CREATE" | "UPDATE" | "REMOVE" | "ORDER" | "PUBLISH" | "SCHEDULE" | "UNPUBLISH" | "RESTORE_REVISION" | "SHOW" | "HIDE" | "SHARE" | "CLOSE" | "APPROVE" | "ASK_AGAIN" | "ANSWER" | "CHANGE_ROLE" | "STOP" | "RESTORE" | "INVITE" | "WITHDRAW" | "REVOKE_WITHDRAWAL" | "VIEW_PERSONAL_DATA" | "EXPORT" | "SEARCH_CONTACT" | "CHECK" | "SEND_AGAIN" | "SEND_PASSWORD_LINK";
                                /** @enum {string} */
                                subject: "MEMBER" | "APPLICATION" | "ORGANIZATION" | "ARTICLE" | "BANNER" | "CURATION" | "ARTIST" | "NOTICE" | "FAQ" | "CONTEST" | "INQUIRY" | "TEMPLATE" | "MAIL" | "AUDIT";
                                calls: number;
                                rows: number;
                                atNight: number;
                                withoutReason: number;
                                usualCalls: number;
                                unusual: ("MANY_CALLS" | "MANY_ROWS" | "AT_NIGHT" | "NO_REASON")[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    getV1AdminMails: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                q?: string;
                literal?: boolean;
                sort?: "createdAt";
                direction?: "asc" | "desc";
                filter?: "ALL" | "WAITING" | "SENT" | "FAILED";
                topic?: "SIGNUP-MEMBER" | "SIGNUP-ARTIST" | "ARTIST-APPLIED" | "ARTIST-APPROVED" | "ARTIST-DOCUMENTS-REQUESTED" | "PASSWORD-CHANGED" | "EMAIL-CHANGED" | "PHONE-CHANGED" | "SOCIAL-LINKED" | "WITHDRAWN" | "WITHDRAWAL-REVOKED" | "CONTEST-APPLIED" | "CONTEST-ENDS-SOON" | "CONTEST-DECIDED" | "CONTEST-TERMS-CHANGED" | "CONTEST-END-MOVED" | "CONTEST-WITHDRAWN" | "CONTEST-MESSAGE" | "INQUIRY-ANSWERED" | "ACCOUNT-STOPPED" | "ACCOUNT-RESTORED" | "ROLE-CHANGED" | "ORGANIZATION-INVITED" | "PASSWORD-LINK" | "CONTEST-RULE-CHANGED" | "CONTEST-JUROR-ADDED" | "CONTEST-REOPENED" | "CONTEST-STOPPED" | "CONTEST-RELEASED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: uuid */
                                uuid: string;
                                topic: string;
                                recipient: string;
                                /** @enum {string} */
                                state: "WAITING" | "SENT" | "FAILED";
                                attempts: number;
                                lastError: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                dueAt: string | null;
                                sentAt: string | null;
                                failedAt: string | null;
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1AdminMailsUuid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            topic: string;
                            recipient: string;
                            /** @enum {string} */
                            state: "WAITING" | "SENT" | "FAILED";
                            attempts: number;
                            lastError: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            dueAt: string | null;
                            sentAt: string | null;
                            failedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    postV1AdminMailsUuidOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            to: string;
                            subject: string;
                            text: string;
                            html: string;
                        };
                    };
                };
            };
        };
    };
    postV1AdminMailsUuidSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            topic: string;
                            recipient: string;
                            /** @enum {string} */
                            state: "WAITING" | "SENT" | "FAILED";
                            attempts: number;
                            lastError: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            dueAt: string | null;
                            sentAt: string | null;
                            failedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    postV1AdminMailsSendFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            count: number;
                        };
                    };
                };
            };
        };
    };
    postV1PageViews: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    report: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1AdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            waiting: {
                                applications: number;
                                inquiries: number;
                                contests: number;
                                mails: number;
                            };
                            isDemo: boolean;
                            mailFolder: string | null;
                        };
                    };
                };
            };
        };
    };
    getV1AdminToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            applications: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                status: "WAITING" | "APPROVED" | "RETRY" | "ENDED";
                                reason: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                                accountId: string;
                                /** Format: uuid */
                                accountUuid: string;
                                /** @enum {string} */
                                roleType: "MEMBER" | "ARTIST_PENDING" | "ARTIST_PENDING_RETRY" | "ARTIST_BEFORE_PROFILE" | "ARTIST" | "BUSINESS" | "ADMIN";
                                name: string;
                                documentCount: number;
                            }[];
                            inquiries: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "INQUIRY" | "CONTENT_POST_REQUEST" | "USER_ROLE_TYPE_CHANGE";
                                title: string;
                                senderId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                answeredAt: string | null;
                                answeredBy: string | null;
                            }[];
                            contests: {
                                /** Format: uuid */
                                uuid: string;
                                title: string;
                                organizer: string;
                                /** Format: date-time */
                                closesAt: string;
                            }[];
                            mails: {
                                /** Format: uuid */
                                uuid: string;
                                topic: string;
                                recipient: string;
                                /** @enum {string} */
                                state: "WAITING" | "SENT" | "FAILED";
                                attempts: number;
                                lastError: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                dueAt: string | null;
                                sentAt: string | null;
                                failedAt: string | null;
                            }[];
                            services: {
                                /** @enum {string} */
                                name: "database" | "storage" | "search" | "mail";
                                isUp: boolean;
                            }[];
                            days: {
                                /** Format: date */
                                day: string;
                                signups: number;
                                artworks: number;
                                likes: number;
                                views: number;
                            }[];
                            views: {
                                /** @enum {string} */
                                page: "HOME" | "ARTIST_LIST" | "ARTIST" | "ARTWORK_LIST" | "ARTWORK" | "SPECIAL" | "EXHIBITION" | "EVENT" | "NEWS" | "SEARCH" | "SUPPORT" | "INFO";
                                views: number;
                            }[];
                            aiRefusals: {
                                /** @enum {string} */
                                agent: "GPTBot" | "ChatGPT-User" | "OAI-SearchBot" | "ChatGPT Agent" | "ClaudeBot" | "Claude-User" | "Claude-SearchBot" | "Claude-Web" | "Claude-Code" | "anthropic-ai" | "Google-Extended" | "Google-CloudVertexBot" | "Google-NotebookLM" | "Gemini-Deep-Research" | "GoogleAgent-Mariner" | "CloudVertexBot" | "Applebot-Extended" | "meta-externalagent" | "meta-externalfetcher" | "meta-webindexer" | "FacebookBot" | "PerplexityBot" | "Perplexity-User" | "CCBot" | "Amazonbot" | "Amzn-SearchBot" | "Amzn-User" | "bedrockbot" | "AzureAI-SearchBot" | "Bytespider" | "TikTokSpider" | "cohere-ai" | "cohere-training-data-crawler" | "MistralAI-User" | "DuckAssistBot" | "DeepSeekBot" | "ChatGLM-Spider" | "PanguBot" | "WRTNBot" | "LinerBot" | "SBIntuitionsBot" | "Cotoyogi" | "ICC-Crawler" | "AI2Bot" | "Diffbot" | "ImagesiftBot" | "img2dataset" | "LAIONDownloader" | "laion-huggingface-processor" | "imageSpider" | "omgili" | "omgilibot" | "Webzio-Extended" | "YouBot" | "iaskspider" | "iAskBot" | "Manus-User" | "ExaBot" | "PhindBot" | "TavilyBot" | "FirecrawlAgent" | "Crawl4AI" | "FriendlyCrawler" | "Kangaroo Bot" | "Timpibot" | "VelenPublicWebCrawler";
                                total: number;
                                days: number[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    postV1SlackSendError: {
        parameters: {
            query?: never;
            header?: {
                /** @description 같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. Other content with the key is a 422. A failed call frees its key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: null;
                    };
                };
            };
        };
    };
    getV1ContentsSitemapType: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                type: "artists" | "artworks" | "specials" | "exhibitions" | "events" | "news";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            content: {
                                /** Format: starts_with */
                                path: string;
                                /** Format: date-time */
                                updatedAt: string;
                                images: string[];
                            }[];
                            pageable: {
                                pageNumber: number;
                                pageSize: number;
                            };
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
    };
    getV1ContentsAiPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 성공 / success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "SUCCESS";
                        message: null;
                        data: {
                            paths: string[];
                        };
                    };
                };
            };
        };
    };
}
